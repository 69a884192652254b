/// The model: a text.
///
/// It makes no digit. The controller, the presenter or the view model does, and sets the text.
public final class TextModel {
  public var content: String

  public init(content: String) {
    self.content = content
  }
}
