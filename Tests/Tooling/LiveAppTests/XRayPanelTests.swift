import Catalog
import Console
import Foundation
import Model
import PatternKit
import TerminalUI
import TestSupport
import Testing
import Tracing

@testable import LiveApp

@Suite("Live app: X-ray panel", .serialized)
struct XRayPanelTests {
  @Test func `the panel shows the function of the selected step and marks the reached lines`()
    async throws
  {
    let test = try await AppUnderTest.pressed("mvp")
    test.select(try #require(test.app.xray.steps.firstIndex { $0.type == "ButtonPresenter" }))

    let lines = await test.panel()
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

  @Test func `the panel shows the declaration of a stored property`() async throws {
    let test = try await AppUnderTest.pressed("mvp")
    let index = try #require(
      test.app.xray.steps.firstIndex { $0.accessor == .set && $0.type == "ButtonModel" })

    test.select(index)

    let shown = await test.panel()
    #expect(shown.contains { $0.hasPrefix("─ ButtonModel.swift · model ─") })
    #expect(shown.contains { $0.contains("var number") })
  }

  @Test func `the tree uses all rows of the panel if there is no checkout`() async throws {
    let test = try await AppUnderTest.pressed("mvvm", hasSources: false, height: 16)
    let stepCount = test.app.xray.steps.count
    try #require(stepCount > 8)

    test.select(0)

    let shown = await test.panel()
    #expect(!shown.dropFirst().contains { $0.hasPrefix("─ ") })
    #expect(shown.filter { $0.contains("→") }.count == 7)
    #expect(shown.last == " +\(stepCount - 7) more")

    // The steps before and after the selected one are visible.
    for _ in 0..<5 { test.type(.character("]")) }
    let steps = await test.panel().filter { $0.contains("→") }
    let selected = try #require(steps.firstIndex { $0.hasPrefix(">") })
    #expect((1..<steps.count - 1).contains(selected))
  }

  @Test func `the panel scrolls to the selected step in any window`() async throws {
    let test = try await AppUnderTest.pressed("mvvm")
    let stepCount = test.app.xray.steps.count
    for size in [(160, 14), (160, 18), (110, 24), (80, 24), (40, 13)] {
      test.app.size = size
      test.select(0)
      for step in 1...stepCount {
        let lines = await test.frame().split(separator: "\n")
        let marked = lines.filter { $0.hasPrefix(">") || $0.contains("│>") }
        #expect(marked.count == 1, "step \(step) at \(size)")
        test.type(.character("]"))
      }
    }
  }

  @Test func `the panel says that it is resolving until the first calls have names`() async throws {
    let test = try AppUnderTest("mvc button --xray")

    let first = test.app.frame().text.joined(separator: "\n")

    #expect(first.contains(#/X-ray: start ─.*\n resolving …/#))
    #expect(await test.shows("start → "))
  }

  @Test func `the panel shows the last event in grey until the calls of the next one have names`()
    async throws
  {
    let test = try AppUnderTest("mvc --xray")
    #expect(await test.shows("▸ One"))
    #expect(await test.isResolved())

    test.type(.down)

    #expect(test.app.frame().text.contains { $0.hasPrefix("─ X-ray: start ─") })
    let panel = XRayPanel(
      test.app.xray, of: "MVC", named: "X-ray", note: "",
      highlighter: Highlighter(roles: test.app.session.roles), columns: 80, rows: 20)
    let styles = panel.lines.dropFirst().flatMap(\.parts).map(\.style)
    #expect(!styles.isEmpty && styles.allSatisfy { $0 == .dimmed })
    #expect(await test.shows("─ X-ray: down ─"))
  }

  @Test func `a tree that is cut says how many lines are hidden`() async throws {
    let test = try AppUnderTest("mvvm --xray")
    test.app.size = (160, 120)
    #expect(await test.shows("▸ One"))
    #expect(await test.isResolved())
    let all = await test.panel().filter { $0.contains(#/→|waits for/#) }.count

    for height in [20, 30] {
      test.app.size = (160, height)
      for count in [0, 10, 30] {
        for _ in 0..<count { test.type(.character("]")) }
        let lines = await test.panel()
        let hidden = lines.compactMap { $0.firstMatch(of: #/^ \+(\d+) (above|more)$/#) }
        #expect(!hidden.isEmpty)
        let numbers = hidden.compactMap { Int($0.1) }.reduce(0, +)
        #expect(numbers + lines.filter { $0.contains(#/→|waits for/#) }.count == all)
      }
    }
  }

  @Test(arguments: [(80, 24), (120, 34), (200, 50)])
  func `the X-ray is below a demo without a table, and beside one with a table if it fits`(
    width: Int, height: Int
  ) async throws {
    let test = try AppUnderTest("mvvm button --xray")
    test.app.size = (width, height)

    #expect(await test.frame().split(separator: "\n")[5].hasPrefix("─ X-ray: "))
    test.type(.tab)
    #expect(await test.shows("▸ One"))
    #expect(await test.panel().isEmpty == false)
    #expect(await test.frame().contains("│─ X-ray: ") == (width >= 100))
  }

  @Test(arguments: Pattern.all, Language.allCases)
  func
    `a window of 80 columns and 24 lines shows the whole story of a press and the line that decides`(
      pattern: Pattern, language: Language
    ) async throws
  {
    let test = try AppUnderTest(
      "\(pattern.id) button --xray", checkout: .current(), language: language)
    test.type(.character(" "))
    #expect(await test.shows("Label.text"))
    #expect(await test.isResolved())

    let panel = await test.panel()

    let steps = panel.filter { $0.contains(" → ") }
    #expect(steps.count == test.app.xray.steps.count)
    #expect(
      !panel.contains {
        $0.prefix(79).contains("…") && $0.contains("→")
      })
    let selected = try #require(panel.firstIndex { $0.hasPrefix(">") })
    #expect(steps.firstIndex(of: panel[selected]) == test.app.xray.decidingStep)
    #expect(panel[selected + 1].contains(language.text("\(pattern.title): \("")")))
    #expect(panel.filter { $0.hasPrefix("*") }.count == (pattern.id == "mvvm" ? 2 : 1))
  }

  @Test(arguments: [
    ("mvc", ["label.text ="], "the controller sets the Label itself"),
    ("mvp", ["view?.showContent("], "the presenter calls its view, through a protocol"),
    (
      "mvvm", ["contentText =", "observation = viewModel.observe("],
      "the view observes the view model, which does not know the view"
    ),
    ("direct", ["manager?.buttonWorker("], "the worker calls its manager, by name"),
    ("delegate", ["delegate?.buttonWorker("], "the worker calls its manager, through a protocol"),
    (
      "notification", ["center.post(NumberChanged("],
      "the worker posts a message, and the manager receives it"
    ),
  ])
  func `the deciding step says what it decides, and shows the lines that make it`(
    pattern: String, lines: [String], decision: String
  ) async throws {
    let test = try await AppUnderTest.pressed(pattern)

    let panel = await test.panel()

    let marked = panel.filter { $0.hasPrefix("*") }
      .map { $0.trimmingPrefix(#/[* \d]+/#) }
    #expect(marked.count == lines.count)
    for (line, beginning) in zip(marked, lines) { #expect(line.hasPrefix(beginning)) }
    #expect(panel.contains { $0.hasSuffix(": \(decision)") })
  }

  @Test(arguments: [(80, 24), (200, 50)])
  func `the line that decides is never cut off`(width: Int, height: Int) async throws {
    let test = try await AppUnderTest.pressed("mvvm", height: height)
    test.app.size = (width, height)

    let text = await test.frame().replacing(#/[\s│]+/#, with: " ")
    #expect(
      text.contains(
        #"observation = viewModel.observe(\.contentText) { [weak self] in self?.showContent($0) }"#)
    )
  }

  @Test func `the smallest window shows the deciding step and what it decides`() async throws {
    let test = try await AppUnderTest.pressed("mvvm")

    test.app.size = (AppScreen.smallest.width, AppScreen.smallest.height)

    let frame = await test.frame()
    #expect(frame.contains(">        observer, later → closure in"))
    #expect(
      frame.contains("MVVM: the view observes the view model,\n which does not know the view"))
  }

  @Test func `the rows of a table get the columns that the calls do not need`() async throws {
    let test = try AppUnderTest(
      "mvc --xray",
      news: [.init(title: String(repeating: "long ", count: 11)), .init(title: "Two")])
    test.app.size = (120, 30)
    #expect(await test.shows("MVC: the controller"))
    #expect(await !test.frame().contains("long long long long long long long long long long long"))

    test.type(.down)

    #expect(await test.shows("X-ray: down"))
    #expect(await test.shows("long long long long long long long long long long long"))
  }

  @Test func `a wide window shows the source beside the story`() async throws {
    let test = try await AppUnderTest.pressed("mvc")
    #expect(await !test.panel().contains { $0.contains(#/→.* │ /#) })

    test.app.size = (160, 40)

    let panel = await test.panel()
    #expect(
      panel[1].contains(
        #/touch → Button.press\(\) .* │ ─ ButtonViewController.swift · controller ─/#))
    #expect(panel.contains { $0.contains(#/ │ \*\d+ +label.text = /#) })
  }

  @Test func `the key s hides the source and shows it again`() async throws {
    let test = try await AppUnderTest.pressed("mvc")
    #expect(await test.panel().contains { $0.hasPrefix("─ ButtonViewController.swift") })

    test.type(.character("s"))
    #expect(await !test.panel().dropFirst().contains { $0.hasPrefix("─ ") })
    test.type(.character("s"))
    #expect(await test.panel().contains { $0.hasPrefix("─ ButtonViewController.swift") })
  }

  @Test func `the source of a control is shown only if its step is selected`() async throws {
    let test = try AppUnderTest("mvc --xray", checkout: .current())
    test.app.size = (160, 40)
    #expect(await test.shows("▸ One"))
    test.type(.down)
    #expect(await test.shows("touch → TableView.handle()"))
    #expect(await test.isResolved())
    #expect(await !test.panel().dropFirst().contains { $0.hasPrefix("─ ") })

    test.type(.character("["))

    #expect(await test.panel().contains { $0.hasPrefix("─ TableView.swift") })
  }
}
