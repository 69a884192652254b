// check: The presenter owns its history. A command or closure in it must not retain the presenter.
/// The model: the points of a team. Do not change this type.
final class Score {
  var points = 0
}

/// The calls of the presenter to its view. Do not change this protocol.
protocol ScoreViewProtocol: AnyObject {
  func showPoints(_ text: String)
}

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
    let command = AddPoint(score: score) { self.showPoints() }
    command.perform()
    history.append(command)
  }

  func showPoints() { view?.showPoints("\(score.points)") }

  /// Takes the last point back, even after the screen has been closed.
  func undoTapped() {
    history.popLast()?.undo()
  }
}

/// A command: it adds a point, and can take it back.
final class AddPoint {
  private let score: Score
  private let showPoints: () -> Void

  init(score: Score, showPoints: @escaping () -> Void) {
    self.score = score
    self.showPoints = showPoints
  }

  func perform() { change(by: 1) }
  func undo() { change(by: -1) }

  private func change(by number: Int) {
    score.points += number
    showPoints()
  }
}
