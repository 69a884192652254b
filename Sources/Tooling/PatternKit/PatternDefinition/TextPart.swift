/// A part of a line of text, and what it names.
package struct TextPart: Sendable {
  package enum Meaning: Equatable, Sendable {
    case other
    /// A role, or a type with this role.
    case role(RoleName)
    /// The type of a property.
    case valueType
    /// A file, a line, or both.
    case place
  }

  package var text: String
  package let meaning: Meaning

  package init(_ text: String, _ meaning: Meaning = .other) {
    self.text = text
    self.meaning = meaning
  }
}
