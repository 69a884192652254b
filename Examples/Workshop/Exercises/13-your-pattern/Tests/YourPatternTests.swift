import Catalog
import Contract
import Model
import PatternKit
import Recognition
import Recordings
import Stories
import TerminalUI
import Testing
import WorkshopSupport

@testable import YourPatternExercise

@Suite("13 your pattern: the contract of the six patterns", .serialized)
struct YourPatternTests {
  // A closure in an extension of `Pattern` is not in a story, but what it reads of a role is.
  private let exercise = Exercise(
    module: "YourPatternExercise", roles: [.model: ["ButtonModel"]])

  @Test func `given: the pattern is not one of the six`() throws {
    let modules = Set(exercise.sources.flatMap(\.imports).map(\.module))
    let id = Pattern.yours.id
    #expect(
      !Pattern.all.map(\.id).contains(id),
      say("The `id` “\(id)” belongs to one of the six patterns. Give your pattern another one."))
    #expect(
      modules.isDisjoint(with: Pattern.all.map(\.module)),
      say("Your files import one of the six patterns. Write the types of your own pattern."))
    exercise.readSources()
  }

  @Test(.goal) func `the first text of the button demo comes from the model`() async throws {
    let driver = ScreenDriver(try demo(.button))
    let story = await exercise.story {
      driver.open()
      await driver.runPendingTasks()
    }
    let reads = story?.steps.contains { $0.call.type == "ButtonModel" && $0.call.accessor == .get }
    #expect(
      reads != false, say("The screen opens, and no type reads the model. Show its `number`."))
  }

  /// Not a goal: no call tree is wrong. `check` prints this attachment.
  @Test func `given: the test records the call tree of a press`() async {
    Attachment.record(
      await Recognition.report(on: .yours, in: .learner).joined(separator: "\n"),
      named: "x-ray.txt")
  }

  @Test(.goal, arguments: Rule.all.filter { $0.demo == .button })
  func `the button demo follows every rule of the contract`(rule: Rule) async throws {
    try await demand(rule)
  }

  @Test(.goal) func `a press changes the label of the button demo once`() async throws {
    let driver = ScreenDriver(try demo(.button))
    driver.open()
    await driver.runPendingTasks()
    var changes: [ObjectIdentifier: Int] = [:]
    driver.onChange = { if $0 is Label { changes[ObjectIdentifier($0), default: 0] += 1 } }

    let story = await exercise.story { await driver.perform { driver.send(.press) } }

    let changesModel = story?.steps.contains {
      $0.call.type == "ButtonModel" && $0.call.accessor == .set
    }
    #expect(changesModel != false, say("A press does not change `ButtonModel`."))
    let count = changes.values.max() ?? 0
    #expect(
      count == 1,
      say("The label changed \(count) times for 1 press. Report each change of the model once."))
  }

  @Test(.goal) func `a row of the news list opens the article of its position`() async throws {
    let driver = ScreenDriver(try demo(.news))
    await driver.start()
    let items = ["a", "b"].map { NewsItem(title: "Twin", content: $0) }
    await driver.perform { driver.newsRequests.all.last?.answer(.success(items)) }
    for event in [.down, .open] as [Event] { await driver.perform { driver.send(event) } }

    let content = driver.text?.split(separator: "\n").last.map(String.init) ?? ""
    #expect(
      content != "a",
      say("Two articles have the same title. A row opens the article of its position."))
    expectReceived([content], ["b"])
  }

  @Test(.goal, arguments: Rule.all.filter { $0.demo == .news })
  func `the news list follows every rule of the contract`(rule: Rule) async throws {
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
    guard let violation = await rule.violation(by: .yours) else { return }
    let name =
      rule.name.hasPrefix("releases every object")
      ? "releases every object when it is closed" : rule.name
    let advice: LocalizedText =
      name.contains("cancels the load")
      ? "The load ends when the screen is released. Which closure or object retains it?"
      : name.contains("releases")
        ? "Which closure or object retains them?" : "You decide which type implements it."
    let (demo, behavior) = (LocalizedText(key: rule.demo.rawValue), LocalizedText(key: name))
    let sentences: [LocalizedText] = [
      "The rule: the \(demo) demo \(behavior). \(advice)",
      .received(
        ["\(violation.what): \(violation.found)"],
        expected: ["\(violation.what): \(violation.expected)"]),
    ]
    Issue.record(say(sentences.joined(separator: "\n")))
  }
}
