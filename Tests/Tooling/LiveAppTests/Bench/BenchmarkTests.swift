import Catalog
import PatternKit
import Testing

@testable import LiveApp

@Suite("Bench: benchmarks")
struct FigureTests {
  @Test func `benchmark names are unique in their group, and every reference exists`() {
    let figures = Benchmark.presses() + Benchmark.mechanisms()

    for group in Benchmark.Group.allCases {
      let names = figures.filter { $0.group == group }.map(\.name)
      let references = figures.filter { $0.group == group }.compactMap(\.reference)
      #expect(!names.isEmpty)
      #expect(Set(names).count == names.count)
      #expect(Set(references).isSubset(of: names))
    }
  }
}

@Suite("Bench: PressedScreen")
struct PressedScreenTests {
  @Test(arguments: PatternDemo.all(.button))
  func `a measured press shows the next digit`(demo: PatternDemo) async throws {
    let screen = try #require(PressedScreen(of: demo))
    #expect(screen.labelText == "2333")

    var texts: [String] = []
    for _ in 1...12 {
      await screen.press(1)
      texts.append(screen.labelText)
    }

    #expect(texts.joined() == "123456789012")
  }

  @Test(arguments: PatternDemo.all(.button))
  func `only a press in MVVM waits for a task that sets the label`(demo: PatternDemo) async throws {
    let screen = try #require(PressedScreen(of: demo))
    var hasWaited = false
    Task { hasWaited = true }

    await screen.press(1)

    #expect(hasWaited == (demo.pattern.id == "mvvm"))
  }
}

@Suite("Bench: Mechanism")
struct MechanismTests {
  @Test(arguments: Mechanism.all, [1, 10, 1000])
  func `a bare mechanism calls every listener once per number`(mechanism: Mechanism, count: Int)
    async
  {
    let listeners = (0..<count).map { _ in Listener() }
    let tell = mechanism.connect(listeners)
    let before = listeners.map(\.count)

    await tell(1..<6)
    await tell(6..<8)

    #expect(zip(listeners, before).allSatisfy { $0.count - $1 == 7 })
    #expect(listeners.allSatisfy { $0.number == 7 })
  }

  @Test(arguments: Mechanism.all)
  func `a mechanism that wakes tasks has no ratio`(mechanism: Mechanism) async {
    let tell = mechanism.connect([Listener()])
    var hasWaited = false
    Task { hasWaited = true }

    await tell(1..<2)

    let figures = Benchmark.mechanisms().filter { $0.name.hasPrefix(mechanism.name) }
    #expect(figures.allSatisfy { ($0.reference == nil) == hasWaited })
  }
}
