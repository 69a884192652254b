import TerminalUI

// stub

// TODO: One reference in these two files retains the closed screen. Find it.
// 这两个文件里，有一个引用持有已关闭的界面。找出它。
// end

/// The screen of a score: the points, a button that adds one, and a button that takes one back.
final class ScoreViewController: ViewController {
  private let presenter: ScorePresenter
  private let label = Label()
  private let addButton = Button(title: "Add")
  private let undoButton = Button(title: "Undo")

  init(presenter: ScorePresenter) {
    self.presenter = presenter
    super.init()
  }

  override func viewDidLoad() {
    view.addSubview(label)
    view.addSubview(addButton)
    view.addSubview(undoButton)
    addButton.addTarget(self, action: ScoreViewController.addTapped)
    undoButton.addTarget(self, action: ScoreViewController.undoTapped)
    presenter.attach(self)
  }

  private func addTapped() {
    presenter.addTapped()
  }

  private func undoTapped() {
    presenter.undoTapped()
  }
}

extension ScoreViewController: ScoreViewProtocol {
  func showPoints(_ text: String) {
    label.text = text
  }
}
