import SourceCode
import XRay

/// The sources of the recorded functions. Each is stored once.
final class SourceTable {
  let sources: StepSources
  private var table = Table<ReplayDocument.Source>()

  var entries: [ReplayDocument.Source] { table.entries }

  init(_ checkout: Checkout?) {
    sources = StepSources(checkout)
  }

  /// Returns the index of the source of a function. Returns `nil` if there is no source.
  func index(of call: Call) -> Int? {
    guard let source = sources.source(of: call), let first = source.lines.first else { return nil }
    let entry = ReplayDocument.Source(
      path: "Sources/\(call.module)/\(source.file)", first: first.number,
      lines: source.lines.map(\.text))
    return table.index(of: entry)
  }
}

/// Values of which each is stored once.
struct Table<Entry: Hashable> {
  private var indexes: [Entry: Int] = [:]
  private(set) var entries: [Entry] = []

  mutating func index(of entry: Entry) -> Int {
    if let index = indexes[entry] { return index }
    indexes[entry] = entries.count
    entries.append(entry)
    return entries.count - 1
  }
}
