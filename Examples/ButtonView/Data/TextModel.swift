/// The model: the text of the label.
public final class TextModel {
  public var content: String

  public init(content: String) {
    self.content = content
  }
}
