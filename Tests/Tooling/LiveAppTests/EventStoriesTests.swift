import Catalog
import Console
import Model
import PatternKit
import TerminalUI
import TestSupport
import Testing
import Tracing
import UITesting

@testable import LiveApp

@Suite("Live app: the stories of events", .serialized)
struct EventStoriesTests {
  @Test(
    arguments: Pattern.all,
    [[Key.down], [.enter, .escape], [.enter, .down], [.tab, .character(" ")]])
  func `the X-ray shows the last event again after the pattern has changed`(
    pattern: Pattern, keys: [Key]
  ) async throws {
    let test = try AppUnderTest("\(pattern.id == "mvc" ? "mvvm" : "mvc") --xray")
    #expect(await test.shows("▸ One"))
    for key in keys { test.type(key) }
    guard case .send(let event)? = keys.last.flatMap(KeyBindings.action) else {
      Issue.record("the last key sends no event")
      return
    }
    #expect(await test.shows("X-ray: \(event.rawValue)"))
    let index = try #require(Pattern.all.firstIndex { $0.id == pattern.id })

    test.type(.character(Character("\(index + 1)")))
    _ = await test.frame()

    #expect(await test.shows("X-ray: \(event.rawValue)"))
    #expect(await test.frame().contains("\(pattern.name)]"))
  }

  @Test func `an event of the user replaces the event that was to be performed again`() async throws
  {
    let test = try AppUnderTest("mvc --xray")
    #expect(await test.shows("▸ One"))
    test.type(.down)
    test.requests.stubbedResponse = nil
    test.type(.character("3"))
    #expect(await test.shows("Loading…"))

    test.type(.character("r"))
    #expect(await test.shows("Loading…"))
    test.requests.all.last?.answer(.success([.init(title: "One"), .init(title: "Two")]))

    #expect(await test.shows("▸ Two"))
    #expect(await test.frame().contains("X-ray: reload"))
  }

  @Test func `the calls have names in the first frame of the X-ray`() async throws {
    let test = try AppUnderTest("mvvm button")
    _ = await test.frame()
    await test.app.xray.lookup?.value

    test.type(.character("x"))

    let frame = test.app.frame().text.joined(separator: "\n")
    #expect(frame.contains("start → ButtonViewModel.init(model:)"))
  }

  @Test(arguments: Pattern.all)
  func `a tree that waits for an answer says so, also in its title`(pattern: Pattern) async throws {
    let test = try AppUnderTest("\(pattern.id) --xray", news: nil)
    test.app.size = (160, 120)

    #expect(await test.shows("X-ray: start, waiting for an answer"))
    #expect(await test.shows("waits for the answer"))
    test.requests.all.first?.answer(.success([.init(title: "One")]))

    #expect(await test.shows("drawing → TableView.draw"))
    #expect(await test.isResolved())
    #expect(await !test.frame().contains("waiting for an answer"))
    // The task that the answer woke has waited.
    #expect(await test.frame().contains("waits for the answer"))
  }

  @Test(arguments: Pattern.all)
  func `an answer after the next event is shown with its request below that event`(
    pattern: Pattern
  ) async throws {
    let test = try AppUnderTest("\(pattern.id) --xray")
    test.app.size = (160, 60)
    #expect(await test.shows("▸ One"))
    test.requests.stubbedResponse = nil
    test.type(.character("r"))
    #expect(await test.shows("X-ray: reload, waiting for an answer"))
    test.type(.down)
    #expect(await test.shows("X-ray: down"))
    #expect(await test.isResolved())

    test.requests.all.first?.answer(.success([.init(title: "New")]))

    #expect(await test.shows("Answered since: reload"))
    #expect(await test.shows("▸ New"))
    #expect(await test.isResolved())
    let lines = await test.panel()
    let title = try #require(lines.firstIndex(of: " Answered since: reload"))
    #expect(await test.title() == "X-ray: down")
    #expect(lines[1..<title].map { $0.prefix(7) } == [">touch "])
    let request = try #require(lines.firstIndex { $0.contains("via NewsSource →") })
    let answer = try #require(lines.firstIndex { $0.hasPrefix(" answer → ManualNewsSource") })
    #expect(title < request && request < answer)

    let stories = test.app.xray.stories
    let deciding = try #require(stories[1].tree.decidingStep)
    let index = stories[1].tree.steps.firstIndex { $0.call == deciding.call }
    #expect(test.app.xray.decidingStep == index.map { stories[0].tree.steps.count + $0 })
  }

  @Test(arguments: Pattern.all)
  func `a larger window adds no steps to the last event`(pattern: Pattern) async throws {
    let items = (0..<30).map { NewsItem(title: "Item \($0)", imageAddress: "picture") }
    let test = try AppUnderTest("\(pattern.id) --xray", news: items)
    test.app.size = (160, 14)
    #expect(await test.shows("Item 1"))
    #expect(await test.isResolved())
    let count = test.app.xray.steps.count
    #expect(count > 10)

    test.app.size = (160, 60)

    #expect(await test.shows("Item 20"))
    #expect(await test.isResolved())
    #expect(test.app.xray.steps.count == count)
  }

  @Test(arguments: [
    (Demo.news, Key.character("r"), "reload", "call → NewsViewModel.reload()"),
    (.button, .character(" "), "press", "call → ButtonViewModel.buttonTapped()"),
  ])
  func `c shows the same event in the next pattern too`(
    demo: Demo, key: Key, event: String, call: String
  ) async throws {
    let test = try AppUnderTest("mvp \(demo.rawValue) --xray")
    test.app.size = (160, 80)
    test.type(.character("c"))
    #expect(await test.shows("─ MVVM: start ─"))
    for _ in 0..<2 {
      test.type(key)
      #expect(await test.shows("─ MVP: \(event) ─"))
      #expect(await test.shows("─ MVVM: \(event) ─"))
      #expect(await test.shows(call))
    }
    // Both patterns show the same screen.
    let neighbour = try #require(test.app.neighbour)
    #expect(
      neighbour.window.draw(width: 40, height: 20)
        == test.app.session.window.draw(width: 40, height: 20))

    test.type(.character("c"))
    #expect(await test.shows("─ X-ray: \(event) ─"))
    #expect(test.app.neighbour == nil)
  }
}
