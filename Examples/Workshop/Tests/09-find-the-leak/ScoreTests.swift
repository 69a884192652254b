import PatternKit
import TerminalUI
import Testing
import Tracing
import UITesting
import WorkshopSupport

@testable import LeakExercise

@Suite("9 find the leak: ScorePresenter and ScoreViewController", .serialized)
struct ScoreTests {
  private let exercise: Exercise
  private let driver = Pattern(
    id: "score", name: "Score", summary: "a score with undo", module: "LeakExercise",
    demos: [
      .button: { _ in
        Screen(ScoreViewController(presenter: ScorePresenter(score: Score())))
      }
    ])[.button].map { ScreenDriver($0) }

  init() throws {
    exercise = try Exercise(
      module: "LeakExercise",
      roles: [
        Role(.view, is: ["ScoreViewController"], knows: [.presenter, .control]),
        Role(.presenter, is: ["ScorePresenter"], knows: [.model], byProtocol: [.view]),
        Role(.model, is: ["Score"]),
      ])
  }

  @Test func `given: each type mentions only the types that its role may know`() {
    exercise.expectAllowedReferences()
  }

  @Test func `given: each tap on Add adds a point, and each tap on Undo takes one back`() async {
    let score = Score()
    let screen: ScoreViewController
    weak var retained: ScorePresenter?
    do {
      let presenter = ScorePresenter(score: score)
      retained = presenter
      screen = ScoreViewController(presenter: presenter)
    }

    #expect(
      screen.points == "0",
      say(
        retained == nil
          ? "The screen must show the points immediately. Nothing retains the presenter: it was released too early."
          : "The screen must show the points immediately."))
    screen.tap("Add")
    screen.tap("Add")
    let points = screen.points
    await runStartedTasks()
    #expect(
      points == "2",
      say(
        screen.points != points
          ? "The screen changed after the taps had ended. Change and show the points without a `Task`."
          : "Your fix must not change Add."))
    screen.tap("Undo")
    screen.tap("Undo")
    #expect(
      screen.points == "0",
      say(
        score.points == 0
          ? "Undo changed the model, and the screen does not show it. The command still needs its view."
          : "Your fix must not change Undo. It works for every tap on Add."))
    screen.tap("Undo")
    #expect(screen.points == "0", say("Without a tap on Add before it, Undo takes no point back."))

    for _ in 1...20 { screen.tap("Add") }
    for _ in 1...20 { screen.tap("Undo") }
    #expect(screen.points == "0", say("After 20 taps on Add, Undo takes back 20 points."))

    let another = ScoreViewController(presenter: ScorePresenter(score: score))
    screen.tap("Add")
    another.tap("Add")
    screen.tap("Undo")
    #expect(
      score.points == 1,
      say("Another screen added a point. Undo takes one point back, and restores no old number."))

    let later = ScoreViewController(presenter: ScorePresenter(score: Score()))
    _ = later.view
    another.tap("Undo")
    later.tap("Undo")
    #expect(
      [another.points, later.points] == ["0", "0"],
      say("A screen took back the point of another one. Each presenter has a history of its own."))
  }

  @Test func `given: the presenter takes a point back even after the screen is closed`() {
    let score = Score()
    let presenter = ScorePresenter(score: score)
    do {
      let screen = ScoreViewController(presenter: presenter)
      screen.tap("Add")
    }

    presenter.undoTapped()

    #expect(score.points == 0, say("The command changes the model. It needs no screen for that."))
    presenter.addTapped()
  }

  @Test func `given: the view uses its presenter, and not the model`() async {
    await exercise.expectStory(keeps: [.viewUsesItsPresenter]) {
      let screen = ScoreViewController(presenter: ScorePresenter(score: Score()))
      screen.tap("Add")
      screen.tap("Undo")
    }
  }

  /// Not a goal: `check` prints this attachment.
  @Test func `given: the test records which object holds which`() {
    attach(graph, titled: "Which object holds which after a tap on Add:")
  }

  @Test(.goal) func `a closed screen is released after a tap`() {
    var screen: ScoreViewController? = ScoreViewController(
      presenter: ScorePresenter(score: Score()))
    weak let closed = screen
    screen?.tap("Add")

    screen = nil

    #expect(
      closed == nil,
      say(
        "The screen is closed, and still retained: by an object in the X-ray, or by a stored closure."
      ))
  }

  @Test(.goal) func `every object of the screen is released with it`() throws {
    let driver = try #require(driver)
    driver.open()
    driver.send(.press)
    driver.send(.press)

    driver.close()

    #expect(
      driver.leaks == [],
      say(
        driver.leaks.contains("ScorePresenter") && !driver.leaks.contains("ScoreViewController")
          ? "The presenter owns its history. A command or closure in it must not retain the presenter."
          : "After the screen is closed, these objects still exist: \(driver.leaks.joined(separator: ", "))."
      ))
  }

  @Test(.goal) func `no object owns the screen that owns it`() {
    let owners = graph.edges.filter { $0.held == "ScoreViewController" && $0.kind == .owns }

    #expect(
      owners.map { "\($0.holder).\($0.property)" } == [],
      say("The screen owns all other objects. A reference back to the screen must be weak."))
  }

  /// The references between the objects of the screen after one tap on Add.
  private var graph: ReferenceGraph {
    driver?.open()
    driver?.send(.press)
    return driver?.referenceGraph ?? ReferenceGraph()
  }
}

extension ScoreViewController {
  fileprivate var points: String { view.texts.joined() }

  fileprivate func tap(_ title: String) {
    view.descendants(of: Button.self).first { $0.title == title }?.press()
  }
}
