// stub
// TODO: One reference in these two files retains the closed screen. Find it.
// 这两个文件里，有一个引用持有已关闭的界面。找出它。

// end
/// A presenter that counts points and takes them back.
final class ScorePresenter {
  private let score: Score
  private weak var view: (any ScoreViewProtocol)?
  private var history: [AddPoint] = []

  init(score: Score) {
    self.score = score
  }

  func attach(_ view: any ScoreViewProtocol) {
    self.view = view
    view.showPoints("\(score.points)")
  }

  func addTapped() {
    guard let view else { return }
    let command = AddPoint(score: score, view: view)
    command.perform()
    history.append(command)
  }

  /// Takes the last point back, even after the screen has been closed.
  func undoTapped() {
    history.popLast()?.undo()
  }
}

/// A command: it adds a point, and can take it back.
final class AddPoint {
  private let score: Score
  // stub
  private let view: any ScoreViewProtocol
  // solution
  // Weak: the screen owns the presenter, and the presenter owns the history of commands. A strong
  // reference from a command to the screen would create a retain cycle after the first tap.
  private weak var view: (any ScoreViewProtocol)?
  // end

  init(score: Score, view: any ScoreViewProtocol) {
    self.score = score
    self.view = view
  }

  func perform() { change(by: 1) }
  func undo() { change(by: -1) }

  private func change(by number: Int) {
    score.points += number
    // stub
    view.showPoints("\(score.points)")
    // solution
    view?.showPoints("\(score.points)")
    // end
  }
}
