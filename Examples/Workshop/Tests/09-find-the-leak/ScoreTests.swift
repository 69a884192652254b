import PatternKit
import TerminalUI
import Testing
import Tracing
import WorkshopSupport

@testable import LeakExercise

@Suite("9 find the leak: ScorePresenter and ScoreViewController", .serialized)
struct ScoreTests {
  private let exercise: Exercise

  init() throws {
    exercise = try Exercise(
      module: "LeakExercise",
      roles: [
        Role(.view, is: ["ScoreViewController"], knows: [.presenter, .control]),
        Role(.presenter, is: ["ScorePresenter"], knows: [.model], byProtocol: [.view]),
        Role(.model, is: ["Score"]),
      ])
  }

  @Test func `given: each type keeps its role, and two screens share nothing`() async {
    exercise.expectAllowedReferences()
    await judge().ask(.ownsItsSubject, .sharesNothing, .readsNoTextBack, .showsEachChangeOnce)
  }

  @Test func `given: each tap on Add adds a point, and each tap on Undo takes one back`() async {
    await judge().ask(.showsTextsUnchanged)
    await judge().expectTexts([0, 1, 2, 3, 4, 5, 4, 3, 2, 1, 0, 0].map { ["\($0)"] })
    for text in sentinelTexts {
      let screen = ScoreViewController(presenter: ScorePresenter(score: Score()))
      _ = screen.view
      screen.showPoints(text)
      expectShown(by: [screen.view], [text])
    }
  }

  private func judge(
    _ titles: [String] = Array(repeating: "Add", count: 5) + Array(repeating: "Undo", count: 6)
  ) -> Judge<Score> {
    Judge(
      exercise, events: titles.map { .tap($0) }, decided: { ["\($0.points)"] },
      subject: Score.init,
      screen: { ScoreViewController(presenter: ScorePresenter(score: $0)) })
  }

  @Test func `given: a view is told after the change, and another view can be attached`() {
    let score = Score()
    let presenter = ScorePresenter(score: score)
    let views = [FakeView(score), FakeView(score), FakeView(score)]
    score.points = -3
    presenter.attach(views[0])
    presenter.addTapped()
    presenter.attach(views[1])
    presenter.undoTapped()
    presenter.undoTapped()
    presenter.addTapped()
    presenter.attach(views[2])
    expectReceived(
      [views[0].texts[0]] + views.dropFirst().map { $0.texts.last ?? "" }, ["-3", "-2", "-2"])
    for view in views {
      #expect(
        view.texts == view.points,
        say("The presenter tells its view before it changes the model. Change the model first."))
    }
  }

  @Test func `given: each of two screens of one score takes back its own points`() {
    let score = Score()
    let screens = [score, score].map { ScoreViewController(presenter: ScorePresenter(score: $0)) }
    for (index, title, expected) in [
      (0, "Undo", ["0", "0"]), (0, "Add", ["1", "0"]), (1, "Undo", nil), (1, "Add", ["1", "2"]),
      (0, "Undo", ["1", "2"]), (1, "Undo", ["1", "0"]),
    ] {
      screens[index].tap(title)
      // A screen whose user added no points may show the score again.
      if let expected { expectShown(by: screens.map(\.view), expected) }
    }
  }

  @Test func `given: the presenter takes a point back even after the screen is released`() {
    let score = Score()
    let presenter = ScorePresenter(score: score)
    do {
      let screen = ScoreViewController(presenter: presenter)
      for _ in 1...50 { screen.tap("Add") }
    }
    for points in (0..<50).reversed() + [0] {
      presenter.undoTapped()
      expectReceived(["\(score.points)"], ["\(points)"])
    }
    presenter.addTapped()
  }

  @Test func `given: the view uses its presenter, and not the model`() async {
    await exercise.expectStory(keeps: [.viewUsesItsPresenter]) {
      let screen = ScoreViewController(presenter: ScorePresenter(score: Score()))
      screen.tap("Add")
      screen.tap("Undo")
    }
  }

  @Test(.goal) func `a screen is released after a tap when its owner releases it`() async {
    await judge(["Add"]).ask(.isReleased)
  }

  @Test(.goal) func `every object of the screen is released with it`() async {
    await judge().ask(.isReleased)
  }

  @Test(.goal) func `no object owns the screen that owns it`() async {
    let graph = await judge().graph()
    attach(graph, titled: "Which object holds which after a tap on Add:")
    let owners = graph.edges.filter { $0.held == "ScoreViewController" && $0.kind == .owns }

    #expect(
      owners.map { "\($0.holder).\($0.property)" } == [],
      say("The screen owns all other objects. A reference back to the screen must be weak."))
  }
}

extension ScoreViewController {
  fileprivate func tap(_ title: String) {
    view.descendants(of: Button.self).first { $0.title == title }?.press()
  }
}

/// A view that records its texts, and the points of the model at each call.
final class FakeView: ScoreViewProtocol {
  private(set) var texts: [String] = []
  private(set) var points: [String] = []
  private let score: Score

  init(_ score: Score) { self.score = score }

  func showPoints(_ text: String) {
    texts.append(text)
    points.append("\(score.points)")
  }
}
