public import TerminalUI

/// The controller of the news list.
///
/// In MVP the controller only wires: it brings view and presenter together.
public final class NewsViewController: ViewController {
  private let presenter: NewsPresenter
  private let newsView = NewsView()

  public init(presenter: NewsPresenter) {
    self.presenter = presenter
    super.init()
  }

  public override func viewDidLoad() {
    view.addSubview(newsView)
    newsView.delegate = presenter
    presenter.attach(newsView)
  }
}
