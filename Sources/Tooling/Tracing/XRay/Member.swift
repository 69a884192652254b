/// A function, a closure in a function, or a property. In a document, it is its text.
public struct Member: Hashable, Sendable, CustomStringConvertible {
  /// The name, without argument labels.
  public let name: String
  /// The argument labels in parentheses, or an empty text for a property.
  let labels: String
  /// The type of a property, if it is known.
  let valueType: String?
  /// Whether this is a closure in the function.
  public let isClosure: Bool

  /// - Parameter function: The name with the argument labels, such as `show(_:in:)`.
  init(_ function: some StringProtocol, valueType: String? = nil, isClosure: Bool = false) {
    let labels = function.drop { $0 != "(" }
    name = String(function.dropLast(labels.count))
    self.labels = String(labels)
    self.valueType = valueType
    self.isClosure = isClosure
  }

  /// A closure in this function.
  var closure: Member {
    Member(name + labels, valueType: valueType, isClosure: true)
  }

  /// The end of the text of a closure.
  static let closureMark = " { … }"

  /// The name, and everything that follows it.
  public var description: String { name + labels + end }

  /// The text without the labels `_:`, which contain no information.
  package var shortText: String { function + end }

  /// The function, without the labels `_:`. For a closure, it is the function around it.
  package var function: String { name + labels.replacing("_:", with: "") }

  private var end: String {
    (valueType.map { ": \($0)" } ?? "") + (isClosure ? Self.closureMark : "")
  }
}

extension Member: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
