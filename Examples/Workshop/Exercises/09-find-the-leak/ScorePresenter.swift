/// The model: the points of a team. Do not change this type.
class Score {
  var points = 0
}

/// The calls of the presenter to its view. Do not change this protocol.
protocol ScoreViewProtocol: AnyObject {
  func showPoints(_ text: String)
}

// TODO: One reference in these two files retains the closed screen. Find it.
// 这两个文件里，有一个引用持有已关闭的界面。找出它。

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
  private let view: any ScoreViewProtocol

  init(score: Score, view: any ScoreViewProtocol) {
    self.score = score
    self.view = view
  }

  func perform() { change(by: 1) }
  func undo() { change(by: -1) }

  private func change(by number: Int) {
    score.points += number
    view.showPoints("\(score.points)")
  }
}
