import Catalog
import Foundation
import PatternDefinition
import Processes
import TestSupport
import Testing

@testable import Bench

@Suite("Bench: benchmarks")
struct FigureTests {
  @Test func `benchmark names are unique in their group, and every reference exists`() throws {
    let folder = try TemporaryFolder()
    let figures =
      Benchmark.presses() + Benchmark.mechanisms() + Benchmark.xray()
      + Benchmark.starts(of: "patterns", in: folder)

    for group in Benchmark.Group.allCases {
      let names = figures.filter { $0.group == group }.map(\.name)
      let references = figures.filter { $0.group == group }.compactMap(\.reference)
      #expect(Set(names).count == names.count)
      #expect(Set(references).isSubset(of: names))
    }
    #expect(figures.contains { $0.group == .mechanism && $0.name == Benchmark.nameOfPlainCall })
  }

  @Test func `every benchmark can be measured`() async throws {
    let folder = try TemporaryFolder()
    let program = builtProgram("patterns")
    let old = try await SoakBenchmark(presses: 3)
    let figures =
      Benchmark.presses() + old.figures + Benchmark.xray()
      + Benchmark.starts(of: program.path, in: folder)

    let measurements = try await Rounds(count: 1, aim: .zero).measure(figures)

    #expect(measurements.count == figures.count)
    #expect(measurements.allSatisfy { $0.median > 0 })
    #expect(old.growth.count == Pattern.all.count)
  }

  @Test func `a pattern without a news demo has no figures of a news list`() async throws {
    let mute = Pattern(id: "mute", name: "Mute", summary: "has no demo", demos: [:])

    for figure in Benchmark.xray(of: mute) {
      await #expect(throws: BenchError.self) { try await figure.time(1) }
    }
  }

  @Test func `a program that fails is no figure`() async throws {
    let figures = Benchmark.starts(of: "/usr/bin/false", in: try TemporaryFolder())

    await #expect(throws: BenchError.self) { try await figures[0].time(1) }
  }
}

@Suite("Bench: PressedScreen")
struct PressedScreenTests {
  @Test(arguments: Pattern.all)
  func `a measured press shows the next digit`(pattern: Pattern) async throws {
    let screen = try #require(PressedScreen(of: pattern))
    #expect(screen.labelText == "2333")

    var texts: [String] = []
    for _ in 1...12 {
      try await screen.press(1)
      texts.append(screen.labelText)
    }

    #expect(texts.joined() == "123456789012")
  }
}

@Suite("Bench: Mechanism")
struct MechanismTests {
  @Test(arguments: Mechanism.all, [1, 10, 1000])
  func `a bare mechanism calls every listener once per number`(mechanism: Mechanism, count: Int)
    async throws
  {
    let listeners = (0..<count).map { _ in Listener() }
    let tell = mechanism.connect(listeners)
    let before = listeners.map(\.count)

    try await tell(1..<6)
    try await tell(6..<8)

    #expect(zip(listeners, before).allSatisfy { $0.count - $1 == 7 })
    #expect(listeners.allSatisfy { $0.number == 7 })
  }
}
