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

@Suite("Live app: selected step", .serialized)
struct SelectedStepTests {
  @Test func `the keys [ and ] select the steps in the order in which they happened`()
    async throws
  {
    let test = try await AppUnderTest.pressed("mvc")
    let steps = test.app.xray.steps
    #expect(
      await test.panel().contains {
        $0.hasPrefix(">  closure → ButtonViewController.buttonTapped()")
      })

    test.type(.character("]"))

    #expect(await test.panel()[0] == " X-ray: press, step 3 of \(steps.count)")
    #expect(await test.panel().contains { $0.hasPrefix(">    call → ButtonModel.changeNumber()") })
    test.type(.character("["))
    #expect(
      await test.panel().contains {
        $0.hasPrefix(">  closure → ButtonViewController.buttonTapped()")
      })
    test.type(.character("["), .character("["), .character("["))
    #expect(await test.panel()[0] == " X-ray: press, step 1 of \(steps.count)")
    for _ in steps { test.type(.character("]")) }
    #expect(await test.panel()[0] == " X-ray: press, step \(steps.count) of \(steps.count)")
  }

  @Test func `every new event selects its first step in the pattern`() async throws {
    let test = try await AppUnderTest.pressed("mvc")
    test.type(.character("]"), .character("]"))
    #expect(test.app.xray.selectedStep == 3)

    test.type(.character(" "))

    #expect(await test.isResolved())
    #expect(test.app.xray.selectedStep == 1)
  }

  @Test func `a selection during the naming of an event is kept`() async throws {
    let test = try await AppUnderTest.pressed("mvc")
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
  func `the deciding step is marked, and d selects it, or no step if none decides`(
    pattern: Pattern
  ) async throws {
    let test = try await AppUnderTest.pressed(pattern.id)
    let xray = test.app.xray
    let marked = await test.panel().filter { $0.hasSuffix("  decides") }
    #expect(marked.count == 1)

    test.type(.character("d"))

    #expect(await test.panel().contains(">" + (marked.first ?? "").dropFirst()))
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
}
