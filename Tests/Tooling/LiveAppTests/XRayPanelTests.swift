import Catalog
import Console
import Foundation
import Model
import PatternKit
import TerminalUI
import TestSupport
import Testing
import Tracing
import UITesting

@testable import LiveApp

@Suite("Live app: X-ray panel", .serialized)
struct XRayPanelTests {
  /// Presses the button, with the X-ray and the sources of this package.
  private func pressed(
    _ pattern: String, hasSources: Bool = true, height: Int = 40
  ) async throws -> AppUnderTest {
    let checkout = hasSources ? try Checkout(around: URL(filePath: #filePath)) : nil
    let test = try AppUnderTest("\(pattern) button --xray", checkout: checkout)
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
    }.dropFirst().map(\.withoutTrailingBlanks)
  }

  @Test func `the keys [ and ] select the steps in the order in which they happened`()
    async throws
  {
    let test = try await pressed("mvc")
    let steps = test.app.xray.steps
    #expect(
      await panel(test).contains {
        $0.hasPrefix(">  closure → ButtonViewController.buttonTapped()")
      })

    test.type(.character("]"))

    #expect(await panel(test)[0] == " X-ray: press, step 3 of \(steps.count)")
    #expect(await panel(test).contains { $0.hasPrefix(">    call → ButtonModel.changeNumber()") })
    test.type(.character("["))
    #expect(
      await panel(test).contains {
        $0.hasPrefix(">  closure → ButtonViewController.buttonTapped()")
      })
    test.type(.character("["), .character("["), .character("["))
    #expect(await panel(test)[0] == " X-ray: press, step 1 of \(steps.count)")
    for _ in steps { test.type(.character("]")) }
    #expect(await panel(test)[0] == " X-ray: press, step \(steps.count) of \(steps.count)")
  }

  @Test func `the panel shows the function of the selected step and marks the reached lines`()
    async throws
  {
    let test = try await pressed("mvp")

    test.type(.character("]"))

    let lines = await panel(test)
    let shown = lines.drop { !$0.hasPrefix("─ ButtonPresenter.swift · presenter ─") }
    #expect(
      shown.filter { $0.hasPrefix("*") }.map { $0.replacing(#/\d+/#, with: "n") } == [
        "*n    public func buttonTapped() {", "*n      model.changeNumber()",
        #"*n      view?.showContent("\(model.number)")"#,
      ])
    // Focus, selected step and reached line have different signs.
    #expect(await test.frame().contains("▸ [ Click me! ]"))
    #expect(!lines.contains { $0.contains("▸") })
    #expect(lines.filter { $0.hasPrefix(">") }.count == 1)
  }

  @Test func `the X-ray shows the type of a service, not that of a wrapper around it`()
    async throws
  {
    let steps = try await pressed("mvc", hasSources: false).app.xray.steps

    #expect(steps.first { $0.via == "DigitSource" }?.type == "RandomDigits")
  }

  @Test func `the X-ray of an event contains the drawing that follows`() async throws {
    let test = try AppUnderTest("mvvm --xray")
    test.app.size = (160, 60)

    #expect(await test.shows("drawing → TableView.draw"))
  }

  @Test func `the panel shows the declaration of a stored property`() async throws {
    let test = try await pressed("mvp")
    let index = try #require(
      test.app.xray.steps.firstIndex { $0.accessor == .set && $0.type == "ButtonModel" })

    for _ in 0..<index { test.type(.character("]")) }

    let shown = await panel(test)
    #expect(shown.contains { $0.hasPrefix("─ ButtonModel.swift · model ─") })
    #expect(shown.contains { $0.contains("var number") })
  }

  @Test func `the tree uses all rows of the panel if there is no checkout`() async throws {
    let test = try await pressed("mvvm", hasSources: false, height: 14)
    let stepCount = test.app.xray.steps.count
    try #require(stepCount > 8)

    test.type(.character("]"))

    let shown = await panel(test)
    #expect(!shown.contains { $0.hasPrefix("─ ") })
    #expect(shown.filter { $0.contains("→") }.count == 7)
    #expect(shown.last == " +\(stepCount - 7) more")

    // The steps before and after the selected one are visible.
    for _ in 0..<4 { test.type(.character("]")) }
    let steps = await panel(test).filter { $0.contains("→") }
    let selected = try #require(steps.firstIndex { $0.hasPrefix(">") })
    #expect((1..<steps.count - 1).contains(selected))
  }

  @Test func `every new event selects its first step in the pattern`() async throws {
    let test = try await pressed("mvc")
    test.type(.character("]"), .character("]"))
    #expect(test.app.xray.selectedStep == 3)

    test.type(.character(" "))

    #expect(await test.isResolved())
    #expect(test.app.xray.selectedStep == 1)
  }

  @Test func `the panel scrolls to the selected step in any window`() async throws {
    let test = try await pressed("mvvm")
    let stepCount = test.app.xray.steps.count
    for size in [(160, 14), (160, 18), (110, 24), (80, 24), (40, 13)] {
      test.app.size = size
      for _ in 0..<stepCount { test.type(.character("[")) }
      for step in 1...stepCount {
        let lines = await test.frame().split(separator: "\n")
        let marked = lines.filter { $0.hasPrefix(">") || $0.contains("│>") }
        #expect(marked.count == 1, "step \(step) at \(size)")
        test.type(.character("]"))
      }
    }
  }

  @Test(
    arguments: Pattern.all,
    [[Key.character("r")], [.down], [.enter, .escape], [.enter, .down], [.tab, .character(" ")]])
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

  @Test func `an event of the user replaces the event that was to be performed again`()
    async throws
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

  @Test func `the panel says that it is resolving until the calls of an event have names`()
    async throws
  {
    let test = try AppUnderTest("mvc button --xray")

    test.type(.character(" "))
    let first = test.app.frame().text.joined(separator: "\n")

    #expect(first.contains("X-ray: press\n resolving …"))
    #expect(await test.shows("touch → Button.press()"))
    test.type(.character("r"))
    #expect(test.app.frame().text.contains(" X-ray: reload, resolving …"))
    let panel = XRayPanel(
      test.app.xray, of: "X-ray", highlighter: Highlighter(roles: test.app.session.roles),
      columns: 80, rows: 20)
    let styles = panel.lines.dropFirst().flatMap(\.parts).map(\.style)
    #expect(!styles.isEmpty && styles.allSatisfy { $0 == .dimmed })
    #expect(await test.shows(" no call"))
  }

  @Test func `the calls have names in the first frame of the X-ray`() async throws {
    let test = try AppUnderTest("mvvm button")
    _ = await test.frame()
    await test.app.xray.lookup?.value

    test.type(.character("x"))

    let frame = test.app.frame().text.joined(separator: "\n")
    #expect(frame.contains("start → ButtonViewModel.init(model:)"))
  }

  @Test func `a selection during the naming of an event is kept`() async throws {
    let test = try await pressed("mvc")
    test.type(.character(" "))
    _ = test.app.frame()

    test.type(.character("]"), .character("]"), .character("["))

    #expect(await test.isResolved())
    #expect(test.app.xray.selectedStep == 2)
    test.type(.character(" "))
    _ = test.app.frame()
    test.type(.character("d"))
    #expect(await test.isResolved())
    #expect(test.app.xray.selectedStep == test.app.xray.decidingStep)
  }

  @Test(arguments: Pattern.all)
  func `a tree that waits for an answer says so, also in its title`(pattern: Pattern) async throws {
    let test = try AppUnderTest("\(pattern.id) --xray", news: nil)
    test.app.size = (160, 60)

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
    let lines = await panel(test)
    let title = try #require(lines.firstIndex(of: " Answered since: reload"))
    #expect(lines[0] == " X-ray: down")
    #expect(lines[1..<title].map { $0.prefix(7) } == [">touch "])
    let request = try #require(lines.firstIndex { $0.contains("via NewsSource →") })
    let answer = try #require(lines.firstIndex { $0.hasPrefix(" answer → ManualNewsSource") })
    #expect(title < request && request < answer)

    let stories = test.app.xray.stories
    let way = try #require(stories[1].tree.wayOfChange)
    #expect(test.app.xray.decidingStep == stories[0].tree.steps.count + way.decidingStep)
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

  @Test func `a tree that is cut says how many lines are hidden`() async throws {
    let test = try AppUnderTest("mvvm --xray")
    test.app.size = (160, 100)
    #expect(await test.shows("▸ One"))
    #expect(await test.isResolved())
    let all = await panel(test).filter { $0.contains(#/→|waits for/#) }.count

    for height in [20, 30] {
      test.app.size = (160, height)
      for count in [0, 10, 30] {
        for _ in 0..<count { test.type(.character("]")) }
        let lines = await panel(test)
        let hidden = lines.compactMap { $0.firstMatch(of: #/^ \+(\d+) (above|more)$/#) }
        #expect(!hidden.isEmpty)
        let numbers = hidden.compactMap { Int($0.1) }.reduce(0, +)
        #expect(numbers + lines.filter { $0.contains(#/→|waits for/#) }.count == all)
      }
    }
  }

  @Test(arguments: Pattern.all)
  func `the deciding step is marked, and d selects it, or no step if none decides`(
    pattern: Pattern
  ) async throws {
    let test = try await pressed(pattern.id)
    let xray = test.app.xray
    let marked = await panel(test).filter { $0.hasSuffix("  decides") }
    #expect(marked.count == 1)

    test.type(.character("d"))

    #expect(await panel(test).contains(">" + (marked.first ?? "").dropFirst()))
    // The next event changes no model.
    test.type(.down)
    #expect(await test.isResolved())
    let selected = xray.selectedStep
    test.type(.character("d"))
    #expect(await test.shows("no step of this event decides the pattern"))
    #expect(xray.selectedStep == selected)
  }

  @Test func `d selects the deciding step when it occurs, unless another step was selected since`()
    async throws
  {
    for keys in [[Key.character("d")], [.character("d"), .character("]")]] {
      let test = try AppUnderTest("mvp --xray", news: nil)
      let xray = test.app.xray
      test.app.size = (160, 60)
      #expect(await test.shows("X-ray: start, waiting for an answer"))
      #expect(await test.isResolved())
      try #require(xray.decidingStep == nil)

      for key in keys { test.type(key) }
      test.requests.all.first?.answer(.success([.init(title: "One")]))

      #expect(await test.shows("drawing → TableView.draw"))
      #expect(await test.isResolved())
      try #require(xray.decidingStep != nil)
      #expect((xray.selectedStep == xray.decidingStep) == (keys.count == 1))
    }
  }

  @Test func `d has no effect on an event that begins before the selected one has names`()
    async throws
  {
    let test = try AppUnderTest("mvvm button --xray")
    #expect(await test.isResolved())

    test.type(.character(" "), .character("d"), .character(" "))
    #expect(await test.isResolved())

    try #require(test.app.xray.decidingStep != nil)
    #expect(test.app.xray.selectedStep != test.app.xray.decidingStep)
  }

  @Test(arguments: [(Demo.button, 24), (.news, 40)])
  func `a demo without a table leaves more columns to the X-ray`(
    demo: Demo, column: Int
  ) async throws {
    let test = try AppUnderTest("mvvm \(demo.rawValue) --xray")
    test.app.size = (100, 24)

    let line = Array(test.app.frame().text[4])

    #expect(line[column + 1] == "│")
  }

  @Test(arguments: [
    (Demo.news, Key.character("r"), "reload", "call → NewsViewModel.reload()"),
    (.button, .character(" "), "press", "call → ButtonViewModel.buttonTapped()"),
  ])
  func `c shows the same event in the next pattern too`(
    demo: Demo, key: Key, event: String, call: String
  ) async throws {
    let test = try AppUnderTest("mvp \(demo.rawValue) --xray")
    test.app.size = (160, 40)
    test.type(.character("c"))
    for _ in 0..<2 {
      test.type(key)
      #expect(await test.shows("│ MVP: \(event)"))
      #expect(await test.shows("│ MVVM: \(event)"))
      #expect(await test.shows(call))
    }
    // Both patterns show the same screen.
    let neighbour = try #require(test.app.neighbour?.session)
    #expect(
      neighbour.window.draw(width: 40, height: 20)
        == test.app.session.window.draw(width: 40, height: 20))

    test.type(.character("c"))
    #expect(await test.shows("│ X-ray: \(event)"))
    #expect(test.app.neighbour == nil)
  }

  @Test func `d, [ and ] select a step of both patterns`() async throws {
    let test = try AppUnderTest("mvp button --xray")
    test.app.size = (160, 40)
    test.type(.character("c"), .character(" "))
    #expect(await test.shows("via ButtonViewProtocol"))
    #expect(await test.shows("wakes, later → ButtonViewContr"))
    let xrays = [test.app.xray, try #require(test.app.neighbour).xray]

    test.type(.character("d"))
    for xray in xrays { #expect(xray.selectedStep == xray.decidingStep) }
    test.type(.character("["))
    for xray in xrays { #expect(xray.selectedStep + 1 == xray.decidingStep) }
  }

  @Test func `the key s hides the source and shows it again`() async throws {
    let test = try await pressed("mvc")
    #expect(await panel(test).contains { $0.hasPrefix("─ ButtonViewController.swift") })

    test.type(.character("s"))
    #expect(await !panel(test).contains { $0.hasPrefix("─ ") })
    test.type(.character("s"))
    #expect(await panel(test).contains { $0.hasPrefix("─ ButtonViewController.swift") })
  }

  @Test func `the source of a control is shown only if its step is selected`() async throws {
    let test = try AppUnderTest("mvc --xray", checkout: .current())
    test.app.size = (160, 40)
    #expect(await test.shows("▸ One"))
    test.type(.down)
    #expect(await test.shows("touch → TableView.handle()"))
    #expect(await test.isResolved())
    #expect(await !panel(test).contains { $0.hasPrefix("─ ") })

    test.type(.character("["))

    #expect(await panel(test).contains { $0.hasPrefix("─ TableView.swift") })
  }
}
