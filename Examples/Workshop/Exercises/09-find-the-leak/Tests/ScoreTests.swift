import PatternKit
import Stories
import TerminalUI
import Testing
import WorkshopSupport

@testable import LeakExercise

@Suite("9 find the leak: ScorePresenter and ScoreViewController", .serialized)
struct ScoreTests {
  private let exercise = Exercise(
    module: "LeakExercise",
    roles: [
      .view: ["ScoreViewController"], .presenter: ["ScorePresenter"], .model: ["Score"],
    ])

  @Test func `given: each type keeps its role, and two screens share nothing`() async {
    exercise.readSources()
    await presenterJudge.ask(.ownsItsSubject)
    await judge().ask(.ownsItsSubject, .sharesNothing, .readsNoTextBack, .showsEachChangeOnce)
    await judge().expectStory(keeps: .viewUsesItsPresenter)
  }

  @Test func `given: each tap on Add adds a point, and each tap on Undo takes one back`() async {
    await judge().expectTexts([-3, -2, -1, 0, 1, 2, 1, 0, -1, -2, -3, -3].map { ["\($0)"] })
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
      exercise, events: titles.map { .tap($0) },
      subject: {
        let score = Score()
        score.points = -3
        return score
      },
      screen: { ScoreViewController(presenter: ScorePresenter(score: $0)) })
  }

  private var presenterJudge: Judge<ScorePresenter> {
    Judge(
      exercise, events: [.change { $0.addTapped() }],
      subject: { ScorePresenter(score: Score()) }, screen: { ScoreViewController(presenter: $0) })
  }

  @Test func `given: each later screen of a presenter shows the points`() async {
    await presenterJudge.ask(.showsItsSubject, .isSafeAfterClosing)
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
      for _ in 1...120 { screen.tap("Add") }
      expectShown(by: [screen.view], ["120"])
      screen.close()
    }
    for points in (0..<120).reversed() + [0] {
      presenter.undoTapped()
      expectReceived(["\(score.points)"], ["\(points)"])
      // Later, another screen shows the points.
      if points == 60 { _ = ScoreViewController(presenter: presenter).view }
    }
    presenter.addTapped()
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
