/// The model: a text, which can be that of a digit.
public final class TextModel {
  public var content: String

  public init(content: String) {
    self.content = content
  }

  public func change(to digit: Int) {
    content = "\(digit)"
  }
}
