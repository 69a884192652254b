import Catalog
import Contract
import Foundation
import Model
import PatternDefinition
import SourceCode
import Terminal
import TerminalUI
import TestSupport
import Testing
import XRay

@testable import LiveApp

@Suite("Live app: X-ray panel", .serialized)
struct XRayPanelTests {
  private static let last = Array(repeating: Key.character("]"), count: 30)

  /// Presses the button, with the X-ray and the sources of this package.
  private func pressed(
    _ pattern: String, hasSources: Bool = true, height: Int = 40
  ) async throws -> AppUnderTest {
    let checkout = hasSources ? try Checkout(around: URL(filePath: #filePath)) : nil
    let test = try AppUnderTest(pattern, "button", "--xray", checkout: checkout)
    test.app.size = (160, height)
    test.type(.character(" "))
    #expect(await test.shows("touch → Button.press()"))
    #expect(await test.isResolved())
    return test
  }

  /// Returns the visible lines of the panel.
  private func panel(_ test: AppUnderTest) async -> [String] {
    await test.frame().split(separator: "\n").compactMap { line in
      line.firstIndex(of: "│").map { String(line[line.index(after: $0)...]) }
    }.dropFirst()
      .map { $0.replacing(#/ +$/#, with: "") }
  }

  @Test func `the keys [ and ] select the steps in the order in which they happened`()
    async throws
  {
    let test = try await pressed("mvc")
    let steps = test.app.xray.steps.map(\.function)
    #expect(await panel(test).contains { $0.hasPrefix("▸touch → Button.press()") })

    test.type(.character("]"), .character("]"))

    #expect(await panel(test)[0] == " X-ray: press, step 3 of \(steps.count)")
    #expect(await panel(test).contains { $0.hasPrefix("▸    via ButtonViewDelegate →") })
    test.type(.character("["))
    #expect(await panel(test).contains { $0.hasPrefix("▸  closure → ButtonView.buttonTapped()") })
    test.type(.character("["), .character("["), .character("["))
    #expect(await panel(test)[0] == " X-ray: press, step 1 of \(steps.count)")
    for key in Self.last { test.type(key) }
    #expect(await panel(test)[0] == " X-ray: press, step \(steps.count) of \(steps.count)")
  }

  @Test func `the panel shows the function of the selected step and marks the reached lines`()
    async throws
  {
    let test = try await pressed("mvp")

    test.type(.character("]"), .character("]"))

    let shown = await panel(test).drop { !$0.hasPrefix("─ ButtonPresenter.swift · presenter ─") }
    #expect(
      shown.dropFirst().prefix(4).map { $0.replacing(#/\d+/#, with: "n") } == [
        "▸n  public func buttonViewDidTap(_ buttonView: any ButtonViewProtocol) {",
        "▸n    model.changeContent()", "▸n    view?.content = model.content", " n  }",
      ])
  }

  @Test func `the panel shows the declaration of a stored property`() async throws {
    let test = try await pressed("mvp")
    let index = try #require(
      test.app.xray.steps.firstIndex { $0.accessor == .set && $0.type == "ButtonModel" })

    for _ in 0..<index { test.type(.character("]")) }

    let shown = await panel(test)
    #expect(shown.contains { $0.hasPrefix("─ ButtonModel.swift · model ─") })
    #expect(shown.contains { $0.contains("var content") })
  }

  @Test func `the tree uses all rows of the panel if there is no checkout`() async throws {
    let test = try await pressed("mvc", hasSources: false, height: 14)
    let stepCount = test.app.xray.steps.count
    try #require(stepCount > 8)

    test.type(.character("]"))

    let shown = await panel(test)
    #expect(!shown.contains { $0.hasPrefix("─ ") })
    #expect(shown.filter { $0.contains("→") }.count == 8)
  }

  @Test func `the panel shows the steps before and after the selected step`() async throws {
    let test = try await pressed("mvc", hasSources: false, height: 12)

    test.type(.character("]"), .character("]"), .character("]"))

    let shown = await panel(test).filter { $0.contains("→") }
    let selected = try #require(shown.firstIndex { $0.hasPrefix("▸") })
    #expect((1..<shown.count - 1).contains(selected))
  }

  @Test func `every new event selects its first step`() async throws {
    let test = try await pressed("mvc")
    test.type(.character("]"), .character("]"))
    #expect(test.app.xray.selectedStep == 2)

    test.type(.character(" "))

    #expect(await test.isResolved())
    #expect(test.app.xray.selectedStep == 0)
  }

  @Test(arguments: Pattern.all)
  func `the panel scrolls to the selected step in any window`(pattern: Pattern) async throws {
    let test = try await pressed(pattern.id)
    let stepCount = test.app.xray.steps.count
    for size in [(160, 14), (160, 18), (110, 24), (80, 24), (40, 13)] {
      test.app.size = size
      for _ in 0..<stepCount { test.type(.character("[")) }
      for step in 1...stepCount {
        let lines = await test.frame().split(separator: "\n")
        let marked = lines.filter { $0.contains(#/▸[^\[]*→/#) }
        #expect(marked.count == 1, "step \(step) at \(size)")
        test.type(.character("]"))
      }
    }
  }

  @Test(
    arguments: Pattern.all, [[Key.character("r")], [.down], [.enter, .escape], [.enter, .down]])
  func `the X-ray shows the last event of the news list again after the pattern has changed`(
    pattern: Pattern, keys: [Key]
  ) async throws {
    let test = try AppUnderTest(pattern.id == "mvc" ? "mvvm" : "mvc", "--xray")
    #expect(await test.shows("▸ One"))
    for key in keys { test.type(key) }
    let event = try #require(keys.last.flatMap { Event($0) }).rawValue
    #expect(await test.shows("X-ray: \(event)"))
    let index = try #require(Pattern.all.firstIndex { $0.id == pattern.id })

    test.type(.character(Character("\(index + 1)")))
    _ = await test.frame()

    let showsEvent = await test.shows("X-ray: \(event)")
    #expect(showsEvent)
    #expect(await test.frame().contains("\(pattern.name)]"))
  }

  @Test func `an event of the user replaces the event that was to be performed again`()
    async throws
  {
    let test = try AppUnderTest("mvc", "--xray")
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

  @Test func `the panel says that it is resolving until the calls of an event have names`()
    async throws
  {
    let test = try AppUnderTest("mvc", "button", "--xray")

    test.type(.character(" "))
    let first = test.app.frame().text.joined(separator: "\n")

    #expect(first.contains("X-ray: press\n resolving …"))
    #expect(await test.shows("touch → Button.press()"))
    test.type(.character("r"))
    #expect(test.app.frame().text.contains(" X-ray: reload, resolving …"))
    #expect(await test.shows(" no call"))
  }

  @Test func `the key help mentions the keys [ and ] only while the X-ray has steps`() async throws
  {
    let test = try await pressed("mvvm")

    #expect(await test.frame().contains("[ ] step"))
    test.type(.character("x"))
    #expect(await !test.frame().contains("[ ] step"))
    test.type(.character("x"), .character("?"))
    #expect(await !test.frame().contains("[ ] step"))
  }
}
