import Catalog
import Console
import Model
import PatternKit
import Recordings
import Stories
import TerminalUI
import Testing

@testable import LiveApp

@Suite("Live app: the stories of events", .serialized)
struct EventStoriesTests {
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
    let test = try AppUnderTest("\(pattern.id) --xray 160x120", news: nil)

    #expect(await test.shows("X-ray: start, waiting for an answer"))
    #expect(await test.shows("waits for the answer"))
    test.requests.all.first?.answer(.success([.init(title: "One")]))

    #expect(await test.shows("drawing → TableView.draw"))
    #expect(await test.isResolved())
    #expect(await !test.frame().contains("waiting for an answer"))
    // The task that the answer woke has waited.
    #expect(await test.frame().contains("waits for the answer"))
  }

  @Test func `an event does not wait for an answer whose calls have no names yet`() async throws {
    let test = try AppUnderTest("mvc --xray 160x120", news: nil)
    #expect(await test.shows("X-ray: start, waiting for an answer"))
    test.type(.character("x"))

    test.requests.all.first?.answer(.success([.init(title: "One")]))
    for _ in 0..<20 { await Task.yield() }
    test.type(.character("x"))

    #expect(test.app.frame().text.joined().contains("X-ray: start, resolving …"))
  }

  @Test(arguments: Pattern.all)
  func `an answer after the next event is shown with its request below that event`(
    pattern: Pattern
  ) async throws {
    let test = try AppUnderTest("\(pattern.id) --xray 160x60")
    #expect(await test.shows("▸ One"))
    test.requests.stubbedResponse = nil
    test.type(.character("r"))
    #expect(await test.shows("X-ray: reload, waiting for an answer"))
    test.type(.enter)
    #expect(await test.shows("X-ray: open"))
    test.type(.escape)
    #expect(await test.shows("X-ray: close"))
    #expect(await test.isResolved())

    test.requests.all.first?.answer(.success([.init(title: "New")]))

    #expect(await test.shows("Answered since: reload"))
    #expect(await test.shows("▸ New"))
    #expect(await test.isResolved())
    let lines = await test.panel()
    let title = try #require(lines.firstIndex(of: " Answered since: reload"))
    #expect(lines[0].hasPrefix("─ X-ray: close ─"))
    #expect(lines[1..<title].map { $0.prefix(7) } == [">touch "])
    let request = try #require(lines.firstIndex { $0.contains("via NewsSource →") })
    let answer = try #require(lines.firstIndex { $0.hasPrefix(" answer → ManualNewsSource") })
    #expect(title < request && request < answer)

    let stories = test.app.xray.stories
    let deciding = try #require(stories[1].tree.decidingStep)
    let index = stories[1].tree.steps.firstIndex { $0.call == deciding.call }
    #expect(test.app.xray.decidingStep == index.map { stories[0].tree.steps.count + $0 })

    await test.type("d")
    let number = try #require(index) + 1
    let count = stories[1].tree.steps.count
    #expect(await test.shows("─ X-ray: reload, step \(number) of \(count) ─"))
    // The title names another story than the first one, which needs a title of its own.
    #expect(await test.panel()[1] == " close")
    test.select(0)
    #expect(await test.shows("─ X-ray: close, step 1 of"))
  }

  @Test func `a larger window adds no steps to the last event`() async throws {
    let items = (0..<30).map { NewsItem(title: "Item \($0)", imageAddress: "picture") }
    let test = try AppUnderTest("mvc --xray 160x14", news: items)
    #expect(await test.shows("Item 1"))
    #expect(await test.isResolved())
    let count = test.app.xray.steps.count
    #expect(count > 10)

    test.app.size = (160, 60)

    #expect(await test.shows("Item 20"))
    #expect(await test.isResolved())
    #expect(test.app.xray.steps.count == count)
  }
}
