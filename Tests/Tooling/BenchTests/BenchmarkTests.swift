import Catalog
import Contract
import Foundation
import Testing

@testable import Bench

@Suite("The figures of a bench")
struct FigureTests {
  @Test func `have names of their own, and references that exist`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let figures =
      try Benchmark.presses() + Benchmark.mechanisms() + Benchmark.frames(ofRows: [10, 20])
      + Benchmark.xray() + Benchmark.loading([1, 2], from: folder)

    for group in Benchmark.Group.allCases {
      let names = figures.filter { $0.group == group }.map(\.name)
      let references = figures.filter { $0.group == group }.compactMap(\.reference)
      #expect(Set(names).count == names.count)
      #expect(Set(references).isSubset(of: names))
    }
    #expect(figures.contains { $0.group == .mechanism && $0.name == Benchmark.nameOfPlainCall })
  }

  @Test(arguments: Pattern.all)
  func `have a press in the pattern, beside what it is built on`(pattern: Pattern) throws {
    let figure = try #require(Benchmark.presses().first { $0.name == pattern.name })

    #expect(figure.group == .press)
    #expect(figure.reference == Pattern.bare.first { $0.id == pattern.id }?.name)
    #expect(figure.reference != nil)
  }

  @Test func `can all be measured`() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let old = try await SoakBenchmark(presses: 3)
    let figures =
      try Benchmark.presses() + old.figures + Benchmark.frames(ofRows: [10, 200]) + Benchmark.xray()
      + Benchmark.loading([1, 20], from: folder)

    let measurements = try await Rounds(count: 1, aim: .zero).measure(figures)

    #expect(measurements.count == figures.count)
    #expect(measurements.allSatisfy { $0.median > 0 })
    #expect(old.growth.count == Pattern.all.count)
  }

  @Test func `draw a full frame of other rows each time, even after the last row`() throws {
    let screen = TableScreen(numberOfRows: 100)
    var before: Set<String> = []

    for _ in 1...20 {
      let lines = screen.drawNextFrame().filter { $0.contains("Title") }
      // Before the title of a row stands the mark of the selection.
      let titles = Set(lines.map { String($0.dropFirst(2)) })
      try #require(titles.count == 12)
      try #require(titles.isDisjoint(with: before))
      before = titles
    }
  }

  @Test func `leave no file behind`() throws {
    let folder = try TemporaryFolder()
    _ = try Benchmark.loading([5], from: folder)
    let file = folder.file(named: "5 items.json").path
    #expect(FileManager.default.fileExists(atPath: file))

    folder.remove()

    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test func `of whole processes need a compiler, and say so`() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }

    await #expect {
      try await Starter(in: folder, compiler: "no-such-compiler")
    } throws: {
      "\($0)" == "needs no-such-compiler on the path"
    }
  }
}

@Suite("A press that is measured")
struct PressedScreenTests {
  @Test(arguments: Pattern.all + Pattern.bare)
  func `shows the next digit`(pattern: Pattern) async throws {
    let screen = try #require(PressedScreen(of: pattern))
    #expect(screen.labelText == "2333")

    var texts: [String] = []
    for _ in 1...12 {
      try await screen.press(1)
      texts.append(screen.labelText)
    }

    #expect(texts.joined() == "123456789012")
  }

  @Test(arguments: Pattern.all + Pattern.bare)
  func `waits for the label each time`(pattern: Pattern) async throws {
    let screen = try #require(PressedScreen(of: pattern))

    try await screen.press(1005)

    #expect(screen.labelText == "5")
  }
}

@Suite("A bare mechanism")
struct MechanismTests {
  @Test(arguments: Mechanism.all, [1, 10, 1000])
  func `tells each listener each number once`(mechanism: Mechanism, count: Int) async throws {
    let listeners = (0..<count).map { _ in Listener() }
    let tell = mechanism.connect(listeners)
    let before = listeners.map(\.count)

    try await tell(1..<6)
    try await tell(6..<8)

    #expect(zip(listeners, before).allSatisfy { $0.count - $1 == 7 })
    #expect(listeners.allSatisfy { $0.number == 7 })
  }
}
