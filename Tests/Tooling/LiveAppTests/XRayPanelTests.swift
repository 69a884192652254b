import Console
import Foundation
import Model
import PatternKit
import Stories
import TerminalUI
import Testing

@testable import LiveApp

@Suite("Live app: X-ray panel", .serialized)
struct XRayPanelTests {
  @Test func `the panel shows the function of the selected step and marks the reached lines`()
    async throws
  {
    let test = try await AppUnderTest.pressed("mvp", "sources 120x40")
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

  @Test func `the tree uses all rows of the panel if there is no checkout`() async throws {
    let test = try await AppUnderTest.pressed("mvvm", "120x15")
    let stepCount = test.app.xray.steps.count
    try #require(stepCount > 8)
    await test.type("f")

    test.select(0)

    let shown = await test.panel()
    #expect(!shown.dropFirst().contains { $0.hasPrefix("─ ") })
    #expect(shown.filter { $0.contains("→") }.count == 8)
    #expect(shown.last == " +\(stepCount - 8) more")

    // The steps before and after the selected one are visible.
    for _ in 0..<5 { test.type(.character("]")) }
    let steps = await test.panel().filter { $0.contains("→") }
    let selected = try #require(steps.firstIndex { $0.hasPrefix(">") })
    #expect((1..<steps.count - 1).contains(selected))
  }

  @Test func `the panel scrolls to the selected step in any window`() async throws {
    let test = try await AppUnderTest.pressed("mvvm", "sources 120x40")
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

    test.type(.enter)

    #expect(test.app.frame().text.contains { $0.hasPrefix("─ X-ray: start ─") })
    let styles = panel(of: test, columns: 80).dropFirst().flatMap(\.parts).map(\.style)
    #expect(!styles.isEmpty && styles.allSatisfy { $0 == .dimmed })
    #expect(await test.shows("─ X-ray: open ─"))
  }

  @Test func `the tree, the title and the source show a role in the same hue`() async throws {
    let test = try await AppUnderTest.pressed("mvp", "sources 120x40")
    let lines = panel(of: test, columns: 100)

    for (place, word, hue) in [
      ("→ ButtonPresenter.buttonTapped()", "ButtonPresenter", Hue.magenta),
      ("─ ButtonPresenter.swift ·", "presenter", .magenta),
      (" model.changeNumber()", "model", .green),
    ] {
      let parts = try #require(lines.first { $0.text.contains(place) }).parts
      #expect(parts.contains { $0.text == word && $0.style == .hue(hue) }, "\(place)")
    }
  }

  private func panel(of test: AppUnderTest, columns: Int) -> [StyledText] {
    XRayPanel(
      test.app.xray, of: "MVC", named: "X-ray", note: "",
      highlighter: Highlighter(roles: test.app.session.roles), columns: columns, rows: 20
    ).lines
  }

  @Test func `a tree that is cut says how many steps are hidden`() async throws {
    let test = try AppUnderTest("mvvm --xray 160x120")
    #expect(await test.shows("▸ One"))
    #expect(await test.isResolved())
    let all = await test.panel().filter { $0.contains("→") }.count

    for height in [20, 30] {
      test.app.size = (160, height)
      for count in [0, 10, 30] {
        for _ in 0..<count { test.type(.character("]")) }
        let lines = await test.panel()
        let hidden = lines.compactMap { $0.firstMatch(of: #/^ \+(\d+) (above|more)$/#) }
        #expect(!hidden.isEmpty)
        let numbers = hidden.compactMap { Int($0.1) }.reduce(0, +)
        #expect(numbers + lines.filter { $0.contains("→") }.count == all)
      }
    }
  }

  @Test(
    arguments: [
      ("mvc", ["label.text ="]), ("mvp", ["view?.showContent("]),
      ("mvvm", ["contentText =", "observation = viewModel.observe("]),
      ("direct", ["manager?.buttonWorker("]), ("delegate", ["delegate?.buttonWorker("]),
      ("notification", ["center.post(NumberChanged("]),
    ] as [(pattern: String, lines: [String])], Language.allCases)
  func `80 columns and 24 lines show the whole story of a press, and the lines that decide`(
    press: (pattern: String, lines: [String]), language: Language
  ) async throws {
    let test = try await AppUnderTest.pressed(press.pattern, "sources \(language.rawValue)")

    let panel = await test.panel()

    let steps = panel.filter { $0.contains(" → ") }
    #expect(steps.count == test.app.xray.steps.count)
    #expect(!steps.contains { $0.prefix(79).contains("…") })
    let selected = try #require(panel.firstIndex { $0.hasPrefix(">") })
    #expect(steps.firstIndex(of: panel[selected]) == test.app.xray.decidingStep)
    let title = test.app.session.pattern.title
    #expect(panel[selected + 1].contains(language.text("\(title): \("")")))
    let marked = panel.filter { $0.hasPrefix("*") }
    #expect(marked.count == press.lines.count)
    for (line, beginning) in zip(marked, press.lines) { #expect(line.contains("  \(beginning)")) }
  }

  @Test(arguments: [(80, 24), (200, 50)])
  func `the line that decides is never cut off`(width: Int, height: Int) async throws {
    let test = try await AppUnderTest.pressed("mvvm", "sources \(width)x\(height)")

    let text = await test.frame().replacing(#/[\s│]+/#, with: " ")
    #expect(
      text.contains(
        #"observation = viewModel.observe(\.contentText) { [weak self] in self?.showContent($0) }"#)
    )
  }

  @Test func `the rows of a table get the columns that the calls do not need`() async throws {
    let test = try AppUnderTest(
      "mvc --xray 120x30",
      news: [.init(title: String(repeating: "long ", count: 11)), .init(title: "Two")])
    #expect(await test.shows("MVC: the controller"))
    #expect(await !test.frame().contains("long long long long long long long long long long long"))

    test.type(.enter)
    test.type(.escape)

    #expect(await test.shows("X-ray: close"))
    #expect(await test.shows("long long long long long long long long long long long"))
  }
}
