/// A screen that shows a title and a text.
public final class TextViewController: ViewController {
  public let title: String
  public let text: String

  public init(title: String, text: String) {
    self.title = title
    self.text = text
    super.init()
  }

  public override func viewDidLoad() {
    let textView = TextView()
    textView.text = text.isEmpty ? title : "\(title)\n\n\(text)"
    view.addSubview(textView)
  }
}
