import SourceCode
import XRay

/// The sources of the recorded functions. Each is stored once.
final class SourceTable {
  private let sources: StepSources
  private var indexes: [ReplayDocument.Source: Int] = [:]
  private(set) var entries: [ReplayDocument.Source] = []

  init(_ checkout: Checkout?) {
    sources = StepSources(checkout)
  }

  /// Returns the index of the source of a function. Returns `nil` if there is no source.
  func index(of call: Call) -> Int? {
    guard let source = sources.source(of: call), let first = source.lines.first else { return nil }
    let entry = ReplayDocument.Source(
      path: "Sources/\(call.module)/\(source.file)", first: first.number,
      lines: source.lines.map(\.text))
    if let index = indexes[entry] { return index }
    indexes[entry] = entries.count
    entries.append(entry)
    return entries.count - 1
  }
}

/// The screens of the runs. Each is stored once.
struct ScreenTable {
  private var indexes: [[String]: Int] = [:]
  private(set) var entries: [[String]] = []

  mutating func index(of screen: [String]) -> Int {
    if let index = indexes[screen] { return index }
    indexes[screen] = entries.count
    entries.append(screen)
    return entries.count - 1
  }
}
