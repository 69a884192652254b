import Catalog
import Console
import Model
import PatternKit
import TerminalUI
import TestSupport
import Testing
import UITesting

@testable import LiveApp

@Suite("Live app: selected step", .serialized)
struct SelectedStepTests {
  @Test(arguments: [("[", "]"), ("p", "n")] as [(Character, Character)])
  func `two pairs of keys select the steps in the order in which they happened`(
    previous: Character, next: Character
  ) async throws {
    let test = try await AppUnderTest.pressed("mvp")
    let count = test.app.xray.steps.count
    for _ in 0..<count { test.type(.character(previous)) }
    #expect(await test.title() == "X-ray: press, step 1 of \(count)")

    test.type(.character(next))

    #expect(await test.title() == "X-ray: press, step 2 of \(count)")
    #expect(
      await test.panel().contains {
        $0.hasPrefix(">  closure → ButtonViewController.buttonTapped()")
      })
    test.type(.character(next))
    #expect(
      await test.panel().contains { $0.hasPrefix(">    call → ButtonPresenter.buttonTapped()") })
    for _ in 0..<count { test.type(.character(next)) }
    #expect(await test.title() == "X-ray: press, step \(count) of \(count)")
  }

  @Test func `the number of the selected step counts all rows of the tree`() async throws {
    let test = try AppUnderTest("mvc --xray")
    test.app.size = (160, 120)
    #expect(await test.shows("drawing → TableView.draw"))
    #expect(await test.isResolved())

    test.type(.character("d"))

    let rows = await test.panel().filter { $0.contains(#/→|waits for/#) }
    let selected = try #require(rows.firstIndex { $0.hasPrefix(">") })
    #expect(selected != test.app.xray.selectedStep)
    #expect(await test.title() == "X-ray: start, step \(selected + 1) of \(rows.count)")
  }

  @Test(arguments: Pattern.all)
  func `every new event selects its deciding step, or its first step in the pattern`(
    pattern: Pattern
  ) async throws {
    let test = try await AppUnderTest.pressed(pattern.id)
    let xray = test.app.xray
    #expect(xray.decidingStep != nil && xray.selectedStep == xray.decidingStep)
    test.type(.character("["), .character("["))
    #expect(xray.selectedStep != xray.decidingStep)

    test.type(.character(" "))

    #expect(await test.isResolved())
    #expect(xray.selectedStep == xray.decidingStep)
    test.type(.backTab)
    #expect(await test.shows("▸ One"))
    test.type(.down)
    #expect(await test.isResolved())
    #expect(xray.decidingStep == nil && xray.selectedStep == 0)
  }

  @Test func `a selection during the naming of an event is kept`() async throws {
    let test = try await AppUnderTest.pressed("mvc")
    test.type(.character(" "))
    _ = test.app.frame()

    test.type(.character("["), .character("["), .character("]"))

    #expect(await test.isResolved())
    let deciding = try #require(test.app.xray.decidingStep)
    #expect(test.app.xray.selectedStep == deciding - 1)
    test.type(.character(" "))
    _ = test.app.frame()
    test.type(.character("d"))
    #expect(await test.isResolved())
    #expect(test.app.xray.selectedStep == test.app.xray.decidingStep)
  }

  @Test(arguments: Pattern.all)
  func `the deciding step is marked, and d selects it, or no step if none decides`(
    pattern: Pattern
  ) async throws {
    let test = try await AppUnderTest.pressed(pattern.id)
    test.type(.character("["))
    let panel = await test.panel()
    let marked = panel.indices.filter { panel[$0].contains(" \(pattern.title): ") }
    #expect(marked.count == 1)

    test.type(.character("d"))

    let selected = await test.panel().firstIndex { $0.hasPrefix(">") }
    #expect(selected.map { [$0 + 1] } == marked)
  }

  @Test func `d selects no step of an event that changes no model, and says so`() async throws {
    let test = try AppUnderTest("mvp --xray")
    #expect(await test.shows("▸ One"))
    test.type(.down)
    #expect(await test.shows("X-ray: down"))
    #expect(await test.isResolved())
    let step = test.app.xray.selectedStep

    test.type(.character("d"))

    #expect(await test.shows("no step of this event decides the pattern"))
    #expect(test.app.xray.selectedStep == step)
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

  @Test func `a selection has no effect on an event that begins before the selected one has names`()
    async throws
  {
    let test = try AppUnderTest("mvvm button --xray")
    #expect(await test.isResolved())

    test.type(.character(" "), .character("["), .character(" "))
    #expect(await test.isResolved())

    try #require(test.app.xray.decidingStep != nil)
    #expect(test.app.xray.selectedStep == test.app.xray.decidingStep)
  }

  @Test func `d, [ and ] select a step of both patterns`() async throws {
    let test = try AppUnderTest("mvp button --xray")
    test.app.size = (160, 40)
    test.type(.character("c"), .character(" "))
    #expect(await test.shows("via ButtonViewProtocol"))
    #expect(await test.shows("observer, later → closure in ButtonViewContr"))
    let xrays = [test.app.xray, try #require(test.app.neighbour).xray]

    test.type(.character("d"))
    for xray in xrays { #expect(xray.selectedStep == xray.decidingStep) }
    test.type(.character("["))
    for xray in xrays { #expect(xray.selectedStep + 1 == xray.decidingStep) }

    // A window that is too narrow hides the second pattern, and keeps its step.
    test.app.size = (159, 40)
    #expect(await !test.frame().contains("─ MVVM: "))
    #expect(test.app.neighbour == nil)
    test.app.size = (160, 40)
    #expect(await test.shows("─ MVVM: press, step"))
    #expect(test.app.neighbour?.xray === xrays[1])
    for xray in xrays { #expect(xray.selectedStep + 1 == xray.decidingStep) }
  }

  @Test func `Tab shows the news list, and then the same press again`() async throws {
    let test = try await AppUnderTest.pressed("mvvm", height: 24)
    let before = await test.frame()

    test.type(.tab)
    #expect(await test.shows("▸ One"))
    test.type(.tab)

    #expect(await test.shows("MVVM: the view observes"))
    #expect(await test.isResolved())
    #expect(await test.frame() == before)
  }
}
