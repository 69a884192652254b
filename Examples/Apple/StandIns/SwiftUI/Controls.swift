/// A text that an app can translate. SwiftUI formats the numbers in it, here as in
/// American English. A number is not negative.
public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ string: String) { text += string }
    public mutating func appendInterpolation(_ number: Int) {
      let digits = Array(String(number))
      for (index, digit) in digits.enumerated() {
        if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
        text.append(digit)
      }
    }
  }
}

public struct Text: View, Drawable {
  let text: String

  public init(verbatim content: String) { text = content }
  public init(_ key: LocalizedStringKey) { text = key.text }
  // Swift takes a literal for a key, and a `String` for a text that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { text = String(content) }

  func elements(at place: Place) -> [Element] { [.text(text)] }
}

public struct Button<Label: View>: View, Drawable {
  let action: @MainActor () -> Void
  let label: Label

  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void)
  where Label == Text {
    self.action = action
    label = Text(titleKey)
  }

  func elements(at place: Place) -> [Element] {
    [.button(action, label: place.elements(of: label))]
  }
}
