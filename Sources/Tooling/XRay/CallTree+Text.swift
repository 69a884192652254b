import TerminalUI

extension CallTree {
  /// Explains the labels before the functions, in at most 100 columns.
  public nonisolated static let legend = [
    "touch, drawing: start of the tree · call: by name · via P: through protocol P · closure: stored",
    "message M: to an observer of M · later: no caller in the app, an awaited value has arrived",
  ]

  /// The tree, one call per line, in at most 100 columns.
  public nonisolated var text: [String] {
    let lines = roots.flatMap { Self.lines(of: $0, depth: 0) }
    let placeWidth = lines.map(\.place.count).max() ?? 0
    let width = min(lines.map(\.call.count).max() ?? 0, 100 - placeWidth - 2)
    return lines.map { line in
      let call = line.call.fitted(to: width)
      return line.place.isEmpty
        ? call : call + String(repeating: " ", count: width - call.count + 2) + line.place
    }
  }

  /// Returns the tree, one call per line, in at most `columns` columns. In a narrow layout, the
  /// line number follows the function if it fits. A file that is named after its type is not shown.
  public nonisolated func text(inColumns columns: Int) -> [String] {
    let text = text
    guard text.contains(where: { $0.count > columns }) else { return text }
    return roots.flatMap { Self.lines(of: $0, depth: 0) }.map { line in
      let withPlace = line.shortPlace.isEmpty ? line.call : "\(line.call) \(line.shortPlace)"
      return (withPlace.count > columns ? line.call : withPlace).fitted(to: columns)
    }
  }

  private nonisolated static func lines(
    of call: Call, depth: Int
  ) -> [(call: String, place: String, shortPlace: String)] {
    let indent = String(repeating: "  ", count: depth)
    // The labels `_:` contain no information, so they are removed.
    let function = call.function.replacing("_:", with: "")
    let line = "\(indent)\(call.words) → \(call.type).\(function)"
    let place = call.line > 0 ? "\(call.file):\(call.line)" : call.file
    let shortPlace =
      call.file == "\(call.type).swift" ? place.dropFirst(call.file.count) : place[...]
    return [(line, place, String(shortPlace))]
      + call.calls.flatMap { lines(of: $0, depth: depth + 1) }
  }
}

nonisolated extension Call {
  /// How the function was reached, in one or two words.
  var words: String {
    switch kind {
    case .protocol: "via \(via ?? "a protocol")"
    case .notification: "message \(via ?? "")"
    default: kind.rawValue
    }
  }
}
