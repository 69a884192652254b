package import PatternKit
import TerminalUI

/// One line of a call tree.
package struct TreeRow: Sendable {
  package private(set) var parts: [TextPart] = []
  /// The call, or `nil` if the line is no step.
  package private(set) var call: Call?

  package var text: String { parts.map(\.text).joined() }

  package init(_ text: String) {
    append(text)
  }

  init(_ step: Step) {
    let call = step.call
    let later = call.kind.continuesLater ? ", \(Notation.later)" : ""
    self.call = call
    let indent = String(repeating: "  ", count: step.depth)
    append("\(indent)\(call.words)\(later)\(Notation.count(call.count)) → ")
    append(call.member.isClosure ? Notation.closure : "")
    // A function without a type has none to show.
    if call.type != call.module {
      append(call.type, call.role.map(TextPart.Meaning.role) ?? .other)
      append(".")
    }
    for part in call.member.parts { append(part.text, part.meaning) }
  }

  /// Adds a part, unless it is empty.
  ///
  /// - Parameter column: The column where the part begins, if there are blanks before it.
  mutating func append(_ text: String, _ meaning: TextPart.Meaning = .other, at column: Int = 0) {
    guard !text.isEmpty else { return }
    let blanks = max(0, column - self.text.count)
    parts += [TextPart(String(repeating: " ", count: blanks)), TextPart(text, meaning)]
  }

  /// Returns the line in at most `count` characters. First, the types of the values that travel are left
  /// out. Then the end of the line is cut off, but the parentheses after the name of a function remain.
  package func cut(to count: Int) -> TreeRow {
    var row = self
    if text.count > count { row.parts.removeAll { $0.meaning == .valueType } }
    return row.showing(row.text.shortened(to: count))
  }

  /// Returns the parts with the characters of another text.
  private func showing(_ text: String) -> TreeRow {
    var (row, rest) = (self, text[...])
    for index in parts.indices {
      row.parts[index].text = String(rest.prefix(parts[index].text.count))
      rest = rest.dropFirst(parts[index].text.count)
    }
    return row
  }
}

extension String {
  /// Returns the text in at most `count` characters. The parentheses after the name of a function
  /// remain: first the parameters between them are cut off, then the name.
  fileprivate func shortened(to count: Int) -> String {
    guard self.count > count, let open = firstIndex(of: "("), let close = lastIndex(of: ")") else {
      return fitted(to: count)
    }
    let (name, end) = (self[..<open], self[close...].dropFirst())
    let parameters = self[open...].hasPrefix("()") ? "()" : "(…)"
    let rest = count - parameters.count - end.count
    return rest < 1 ? fitted(to: count) : String(name).fitted(to: rest) + parameters + end
  }
}
