import Catalog
import Console
import Model
import PatternKit
import TerminalUI
import Testing
import Tracing

@testable import LiveApp
@testable import UITesting

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

  @Test(arguments: 1...5)
  func `the last press is performed once when another pattern is selected`(pressCount: Int)
    async throws
  {
    let test = try AppUnderTest("mvc button")
    let digits = RandomDigits(seed: 7)
    let shown = (0...pressCount).map { _ in "\(digits.nextDigit())" }
    _ = await test.frame()
    for _ in 0..<pressCount { test.type(.character(" ")) }
    _ = await test.frame()

    test.type(.character("2"))
    #expect(await test.shows("\n\(shown[pressCount - 1])\n"))
    test.type(.character(" "))

    #expect(await test.shows("\n\(shown[pressCount])\n"))
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

  @Test func `Tab shows the button with a press and its story`() async throws {
    let test = try AppUnderTest("mvc --xray")
    #expect(await test.shows("▸ One"))

    test.type(.tab)

    #expect(await test.shows("─ X-ray: press ─"))
    #expect(await test.shows("MVC: the controller sets the Label itself"))
    #expect(await test.frame().contains("1 2 3: the same press in MVC, MVP, MVVM"))
  }

  @Test func `the title of the X-ray says the role of a type that has another one elsewhere`()
    async throws
  {
    let test = try AppUnderTest("mvvm button --xray")
    #expect(await test.frame().contains(" ── ButtonViewController is the view here ─"))

    test.type(.character("1"))
    #expect(await test.frame().contains(" ── ButtonViewController is the controller here ─"))

    test.type(.character("4"))
    #expect(await !test.frame().contains(" here ─"))
  }

  @Test(arguments: [
    ("mvc", "MVP"), ("mvp", "MVVM"), ("mvvm", "MVP"), ("direct", "Delegate"),
    ("delegate", "Notification"), ("notification", "Delegate"),
  ])
  func `c shows the neighbour that answers the same question, with its sources`(
    pattern: String, neighbour: String
  ) async throws {
    let test = try await AppUnderTest.pressed(pattern)
    test.app.size = (200, 40)

    test.type(.character("c"))

    #expect(await test.shows("│─ \(neighbour): press ─"))
    #expect(await test.isResolved())
    let source = try #require(test.app.neighbour?.xray.sources(inRows: 20).first)
    #expect(source.source.file == source.of.file)
  }

  @Test func `the next pattern changes with the selected one`() async throws {
    let test = try AppUnderTest("mvp button --xray")
    test.app.size = (160, 40)
    test.type(.character("c"))
    #expect(await test.shows("│─ MVVM: "))

    test.type(.character("1"))
    _ = await test.frame()

    #expect(test.app.neighbour?.pattern.name == "MVP")
  }

  @Test func `a change on the screen of the next pattern requests a frame`() async throws {
    let test = try AppUnderTest("mvp button --xray")
    test.app.size = (160, 40)
    test.type(.character("c"))
    #expect(await test.shows("│─ MVVM: "))
    let neighbour = try #require(test.app.neighbour)
    let label = try #require(
      neighbour.window.topViewController.view.descendants(of: Label.self).first)

    await confirmation { confirm in
      test.app.onChange = { confirm() }
      label.text = "changed"
      test.app.onChange = nil
    }
  }
}
