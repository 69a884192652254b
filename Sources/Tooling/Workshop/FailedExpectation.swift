/// The two values of a failed comparison, read from the message of Swift Testing.
///
/// The event stream has no field for them. In the message, an arrow leads from the source of each
/// side to its value: `Expectation failed: (person.name → "Ada ()") == "Ada"`. A literal has no
/// arrow, because it is its own value.
nonisolated struct FailedExpectation: Equatable {
  /// The comparison as in the source: `person.name == "Ada"`.
  let expression: String
  /// The value on the left side, which comes from the learner's code.
  let yours: String
  /// The value on the right side.
  let expected: String

  /// Returns `nil` if the message is not about a comparison with `==`, or has no values.
  init?(_ message: String) {
    let start = "Expectation failed: "
    guard message.hasPrefix(start) else { return nil }
    let comparison = message.dropFirst(start.count)
    let operators = Self.ranges(of: " == ", in: comparison, depth: 0)
    guard operators.count == 1, let range = operators.first else { return nil }
    let left = Self.parts(of: comparison[..<range.lowerBound])
    let right = Self.parts(of: comparison[range.upperBound...])
    guard left.hasArrow || right.hasArrow else { return nil }
    expression = "\(left.source) == \(right.source)"
    (yours, expected) = (left.value, right.value)
  }

  private static func parts(
    of side: Substring
  ) -> (source: String, value: String, hasArrow: Bool) {
    guard side.first == "(", side.last == ")",
      let arrow = ranges(of: " → ", in: side, depth: 1).first
    else { return (String(side), String(side), false) }
    return (
      String(side[..<arrow.lowerBound].dropFirst()), String(side[arrow.upperBound...].dropLast()),
      true
    )
  }

  /// Returns where a text occurs inside a number of brackets, and outside quotation marks.
  private static func ranges(
    of text: String, in line: Substring, depth wanted: Int
  ) -> [Range<Substring.Index>] {
    var (depth, isQuoted, isEscaped) = (0, false, false)
    var found: [Range<Substring.Index>] = []
    for index in line.indices {
      let character = line[index]
      if isQuoted {
        if character == "\"", !isEscaped { isQuoted = false }
        isEscaped = character == "\\" && !isEscaped
        continue
      }
      switch character {
      case "\"": isQuoted = true
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default:
        if depth == wanted, line[index...].hasPrefix(text) {
          found.append(index..<line.index(index, offsetBy: text.count))
        }
      }
    }
    return found
  }
}
