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

  @Test func `given: each tap on Add adds a point, and each tap on Undo takes one back`() {
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
          : .screenShows(screen.points, expected: "0")))
    let adds = (1...20).map { ("Add", $0) }
    let undos = (0..<20).reversed().map { ("Undo", $0) }
    for (title, points) in adds + undos + [("Undo", 0)] {
      screen.tap(title)
      #expect(
        score.points == points,
        say("After a tap on \(title), the model has \(score.points) points, expected \(points)."))
      #expect(
        screen.points == "\(points)", say(.screenShows(screen.points, expected: "\(points)")))
    }
    screen.showPoints("none")
    #expect(screen.points == "none", say(.screenShows(screen.points, expected: "none")))
  }

  @Test func `given: each of two screens of one score takes back its own points`() {
    let score = Score()
    let screens = [score, score].map { ScoreViewController(presenter: ScorePresenter(score: $0)) }
    for (index, title, expected) in [
      (0, "Undo", ["0", "0"]), (0, "Add", ["1", "0"]), (1, "Undo", ["1", "0"]),
      (1, "Add", ["1", "2"]),
      (0, "Undo", ["1", "2"]),
      (1, "Undo", ["1", "0"]),
    ] {
      screens[index].tap(title)
      let points = screens.map(\.points)
      #expect(points == expected, say(.screenShows(points, expected: expected)))
    }
  }

  @Test func `given: the presenter takes a point back even after the screen is released`() {
    let score = Score()
    let presenter = ScorePresenter(score: score)
    do {
      let screen = ScoreViewController(presenter: presenter)
      screen.tap("Add")
    }

    presenter.undoTapped()

    #expect(
      score.points == 0,
      say("After a tap on \("Undo"), the model has \(score.points) points, expected \(0)."))
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

  @Test(.goal) func `a screen is released after a tap when its owner releases it`() {
    var screen: ScoreViewController? = ScoreViewController(
      presenter: ScorePresenter(score: Score()))
    weak let closed = screen
    screen?.tap("Add")

    screen = nil

    #expect(
      closed == nil,
      say(
        "The screen still exists after its owner has released it. Which closure or object retains it?"
      ))
  }

  @Test(.goal) func `every object of the screen is released with it`() throws {
    let driver = try #require(driver)
    driver.open()
    driver.send(.press)
    driver.send(.press)

    driver.close()

    let leaks = driver.leaks.joined(separator: ", ")
    #expect(leaks == "", say("After the screen is closed, these objects still exist: \(leaks)."))
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
