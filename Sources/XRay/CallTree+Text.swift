import TerminalUI

extension CallTree {
  /// What the words before the functions mean, in at most 100 columns.
  public nonisolated static let legend = [
    "touch, drawing: where it begins · call: by name · via P: whoever adopts P · closure: a stored one",
    "message M: whoever observes M · later: nobody called, what was waited for has come",
  ]

  /// The tree, one call a line, in at most 100 columns.
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

  /// The tree for a narrow place: files and lines stand only where there is room for all of them.
  public nonisolated func text(inColumns columns: Int) -> [String] {
    let text = text
    let isNarrow = text.contains { $0.count > columns }
    return isNarrow ? roots.flatMap { Self.lines(of: $0, depth: 0) }.map(\.call) : text
  }

  private nonisolated static func lines(
    of call: Call, depth: Int
  ) -> [(call: String, place: String)] {
    let indent = String(repeating: "  ", count: depth)
    // Without labels that only say that there is an argument.
    let function = call.function.replacing("_:", with: "")
    let line = "\(indent)\(call.words) → \(call.type).\(function)"
    let place = call.line > 0 ? "\(call.file):\(call.line)" : call.file
    return [(line, place)] + call.calls.flatMap { lines(of: $0, depth: depth + 1) }
  }
}

nonisolated extension Call {
  /// How the function was reached, in a word or two.
  var words: String {
    switch kind {
    case .protocol: "via \(via ?? "a protocol")"
    case .notification: "message \(via ?? "")"
    default: kind.rawValue
    }
  }
}
