package import PatternKit

/// A function, a closure in a function, or a property. In a document, it is its text.
public struct Member: Hashable, Sendable, CustomStringConvertible {
  /// The name, without argument labels.
  public let name: String
  /// The argument labels in parentheses, or an empty text for a property.
  let labels: String
  /// The types of the parameters, or an empty array if they are not known.
  private let parameterTypes: [String]
  /// The type of a property, if it is known.
  package let valueType: String?
  /// Whether this is a closure in the function.
  public let isClosure: Bool

  /// - Parameter function: The name with the argument labels, such as `show(_:in:)`.
  package init(
    _ function: some StringProtocol, parameterTypes: [String] = [], valueType: String? = nil,
    isClosure: Bool = false
  ) {
    let labels = function.drop { $0 != "(" }
    name = String(function.dropLast(labels.count))
    self.labels = String(labels)
    let isComplete = labels.count { $0 == ":" } == parameterTypes.count
    self.parameterTypes = isComplete ? parameterTypes : []
    self.valueType = valueType
    self.isClosure = isClosure
  }

  /// A closure in this function.
  package var closure: Member {
    Member(name + labels, valueType: valueType, isClosure: true)
  }

  /// The name, and everything that follows it.
  public var description: String {
    (isClosure ? Notation.closure : "") + parts.map(\.text).joined()
  }

  /// The name, and what follows it: the types of the values that travel are parts of their own. The
  /// labels `_:` contain no information, and the sender of a delegate method does not either.
  package var parts: [TextPart] { parts(with: nil) }

  /// Returns the parts with a value in place of its type: that of the property, or of the only parameter.
  func parts(with value: String?) -> [TextPart] {
    var parts = [TextPart(name)]
    if parameterTypes.isEmpty {
      parts.append(TextPart(labels.replacing("_:", with: "")))
    } else {
      let labels = labels.dropFirst().dropLast().split(separator: ":")
      var parameters = Array(zip(labels, parameterTypes))
      if let sender = parameters.first, parameters.count > 1, sender.0 == "_",
        sender.1.lowercased() == name.lowercased()
      {
        parameters.removeFirst()
      }
      parts.append(TextPart("("))
      for (index, (label, type)) in parameters.enumerated() {
        if index > 0 { parts.append(TextPart(", ", .valueType)) }
        let value = parameters.count == 1 ? value : nil
        if label != "_" {
          parts += [TextPart("\(label):"), TextPart(" ", value == nil ? .valueType : .other)]
        }
        parts.append(value.map { TextPart($0) } ?? TextPart(type, .valueType))
      }
      parts.append(TextPart(")"))
    }
    if let value, labels.isEmpty {
      parts.append(TextPart(" = \(value)"))
    } else if let valueType {
      parts.append(TextPart(": \(valueType)", .valueType))
    }
    return parts
  }

  /// The text without the types of the values that travel.
  package var shortText: String {
    parts.filter { $0.meaning != .valueType }.map(\.text).joined()
  }

  /// The function, without the labels `_:`. For a closure, it is the function around it.
  package var function: String { name + labels.replacing("_:", with: "") }
}

extension Member: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
