import Console
import Model
import Recordings
import Testing

@testable import LiveApp

@Suite("Live app: selected step", .serialized)
struct SelectedStepTests {
  @Test func `the number of the selected step counts the steps, not the lines below them`()
    async throws
  {
    let test = try AppUnderTest("mvc --xray 160x120")
    #expect(await test.isResolved())

    await test.type("d")

    let rows = await test.panel()
    let steps = rows.filter { $0.contains("→") }
    let selected = try #require(steps.firstIndex { $0.hasPrefix(">") })
    #expect(rows.prefix { !$0.hasPrefix(">") }.contains { $0.contains("waits for") })
    #expect(await test.shows("─ X-ray: start, step \(selected + 1) of \(steps.count) ─"))
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

  @Test func `d selects the deciding step when it occurs, unless another step was selected since`()
    async throws
  {
    for keys in [[Key.character("d")], [.character("d"), .character("]")]] {
      let test = try AppUnderTest("mvp --xray 160x60", news: nil)
      let xray = test.app.xray
      #expect(await test.shows("X-ray: start, waiting for an answer"))
      #expect(await test.isResolved())
      try #require(xray.decidingStep == nil)

      for key in keys { test.type(key) }
      #expect(await !test.frame().contains("no key step"))
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

  @Test func `a window that is too narrow hides the next pattern, and keeps its step`() async throws
  {
    let test = try AppUnderTest("mvp button --xray 160x40")
    await test.type("c Space [")
    let neighbour = try #require(test.app.neighbour)
    let step = neighbour.xray.selectedStep

    test.app.size = (79, 40)
    #expect(await !test.frame().contains("─ MVVM: "))
    #expect(test.app.neighbour == nil)
    test.app.size = (160, 40)

    #expect(await test.shows("─ MVVM: press, step"))
    #expect(test.app.neighbour === neighbour)
    #expect(neighbour.xray.selectedStep == step)
  }
}
