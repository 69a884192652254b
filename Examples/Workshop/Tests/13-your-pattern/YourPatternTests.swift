import Catalog
import LiveApp
import PatternKit
import TerminalUI
import Testing
import Tracing
import UITesting
import WorkshopSupport

@testable import YourPatternExercise

@Suite("13 your pattern: the contract of the six patterns", .serialized)
struct YourPatternTests {
  private let exercise: Exercise

  init() throws {
    exercise = try Exercise(module: "YourPatternExercise")
  }

  @Test func `given: the pattern is not one of the six`() throws {
    let modules = Set(exercise.sources.flatMap(\.imports).map(\.module))
    #expect(!Pattern.all.map(\.id).contains(Pattern.yours.id))
    #expect(
      modules.isDisjoint(with: Pattern.all.map(\.module)),
      say("Your files import one of the six patterns. Write the types of your own pattern."))
  }

  @Test(.goal) func `the first text of the button demo comes from the model`() async throws {
    let driver = ScreenDriver(try demo(.button))

    await exercise.expectStory(keeps: [
      Fingerprint.Statement(
        "The screen has a first text of its own. Show the number of the model."
      ) {
        tree in
        let reads = tree.steps.map(\.call).contains {
          $0.type == "ButtonModel" && $0.accessor == .get
        }
        return reads ? [] : tree.steps.filter(\.call.setsControl)
      }
    ]) {
      driver.open()
      await driver.runPendingTasks()
    }
    #expect(
      driver.labelText?.isEmpty == false, say("The label is empty. Show the number of the model."))
  }

  /// Not a goal: no call tree is wrong. `check` prints this attachment.
  @Test func `given: the test records the call tree of a press`() async {
    Attachment.record(
      await PressStory(of: .yours, in: .learner).lines.joined(separator: "\n"),
      named: "x-ray.txt")
  }

  @Test(.goal) func `a second screen does not use the objects of the first one`() async throws {
    var starts: [[String]] = []
    for _ in 1...2 {
      let driver = ScreenDriver(try demo(.button))
      driver.open()
      await driver.runPendingTasks()
      starts.append(driver.draw())
      await driver.perform { driver.send(.press) }
      driver.close()
    }

    #expect(
      starts[0] == starts[1],
      say(
        "The second screen starts with the digit of the first one. Create all objects in `Pattern.yours`."
      ))
  }

  @Test(.goal, arguments: Rule.all.filter { $0.demo == .button })
  func `the button demo follows a rule of the contract`(rule: Rule) async throws {
    try await demand(rule)
  }

  @Test(.goal) func `a press changes the label of the button demo once`() async throws {
    let driver = ScreenDriver(try demo(.button))
    driver.open()
    await driver.runPendingTasks()
    var changes = 0
    driver.onChange = { if $0 is Label { changes += 1 } }

    await driver.perform { driver.send(.press) }

    #expect(
      changes == 1,
      say(
        changes == 0
          ? "The label did not change. A press must change the model, and the label shows the change."
          : "The label changed \(changes) times for 1 press. Report each change of the model once.")
    )
  }

  @Test(.goal, arguments: Rule.all.filter { $0.demo == .news })
  func `the news list follows a rule of the contract`(rule: Rule) async throws {
    try await demand(rule)
  }

  private func demo(
    _ demo: Demo, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> PatternDemo {
    let name = LocalizedText(key: demo.rawValue)
    return try #require(
      Pattern.yours[demo], say("The \(name) demo is not started. Add it to `Pattern.yours`."),
      sourceLocation: sourceLocation)
  }

  private func demand(_ rule: Rule) async throws {
    _ = try demo(rule.demo)
    let violation = await rule.violation(by: .yours)
    let name =
      rule.name.hasPrefix("releases every object")
      ? "releases every object when it is closed" : rule.name
    let advice: LocalizedText =
      name.contains("digit of its source")
      ? "The source is `services.digits`. Pass it to the model, and show the model’s number."
      : name.contains("releases")
        ? ""
        : name.contains("cancels the load")
          ? "The load ends when the screen is released. Does a closure retain it?"
          : "You decide which type implements it."
    let yours = violation.map { "\($0.what): \($0.found)" } ?? ""
    let expected = violation.map { "\($0.what): \($0.expected)" } ?? ""
    let (demo, behavior) = (LocalizedText(key: rule.demo.rawValue), LocalizedText(key: name))
    #expect(yours == expected, say("The rule: the \(demo) demo \(behavior). \(advice)"))
  }
}
