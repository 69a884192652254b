import Console
import Model
import Recordings
import Stories
import TerminalUI
import Testing

@testable import LiveApp

@Suite("Live app: another pattern", .serialized)
struct SelectedPatternTests {
  @Test func `another pattern removes the X-ray’s story, and shows no later name of it`()
    async throws
  {
    let test = try AppUnderTest("mvc button --xray")
    _ = await test.frame()
    #expect(await test.isResolved())
    test.type(.character(" "))
    _ = test.app.frame()
    let lookup = try #require(test.app.xray.lookup)

    test.type(.character("2"))
    #expect(test.app.xray.steps.map(\.name) == [])
    await lookup.value

    #expect(test.app.xray.stories.map(\.event) == [])
  }

  @Test func `closing an alert is not performed again when another pattern is selected`()
    async throws
  {
    let test = try AppUnderTest("mvp")
    #expect(await test.shows("▸ One"))
    test.requests.stubbedResponse = .failure(.status(500))
    test.type(.character("r"))
    #expect(await test.shows("The server answered with status 500"))
    test.requests.stubbedResponse = .success([.init(title: "One")])
    test.type(.enter)

    test.type(.character("1"))

    #expect(await test.shows("▸ One"))
    #expect(await !test.frame().contains("Esc close"))
  }

  @Test func `a change on the screen of the next pattern requests a frame`() async throws {
    let test = try AppUnderTest("mvp button --xray 160x40")
    await test.type("c")
    let neighbour = try #require(test.app.neighbour)
    let label = try #require(
      neighbour.window.topViewController.view.descendants(of: Label.self).first)

    await confirmation { confirm in
      test.app.onChange = { confirm() }
      label.text = "changed"
      test.app.onChange = nil
    }
  }

  @Test func `the next pattern performs the events during its load as soon as it has rows`()
    async throws
  {
    let items = (1...4).map { NewsItem(title: "Title \($0)") }
    let test = try AppUnderTest("direct --xray 160x24", news: items)
    #expect(await test.shows("▸ Title 1"))
    test.requests.stubbedResponse = nil
    await test.type("c ↓*2")
    #expect(await test.frame().contains("▸ Title 3"))

    test.requests.all.first?.answer(.success(items))

    #expect(await test.shows("│─ Delegate: start ─"))
    #expect(await test.isResolved())
    #expect(test.app.neighbour?.tableView?.selectedRow == 2)
  }
}
