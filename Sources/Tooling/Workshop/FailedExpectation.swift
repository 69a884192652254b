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
    let comparison =
      #/(?s)Expectation failed: (?:\((.+?) → (.+)\)|([^(].*)) == (?:\((.+?) → (.+)\)|([^(].*))/#
    guard
      let (_, source, value, literal, otherSource, otherValue, otherLiteral) =
        message.wholeMatch(of: comparison)?.output, literal == nil || otherLiteral == nil,
      let left = source ?? literal, let right = otherSource ?? otherLiteral
    else { return nil }
    expression = "\(left) == \(right)"
    yours = String(value ?? left)
    expected = String(otherValue ?? right)
  }
}
