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

  /// The tree, one call a line, where there may be fewer columns. Then a line's number stands
  /// right behind the function, where it fits, and a file that is named after its type is not named.
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
    // Without labels that only say that there is an argument.
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
  /// How the function was reached, in a word or two.
  var words: String {
    switch kind {
    case .protocol: "via \(via ?? "a protocol")"
    case .notification: "message \(via ?? "")"
    default: kind.rawValue
    }
  }
}
