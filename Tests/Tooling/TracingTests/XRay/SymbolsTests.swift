import Catalog
import PatternKit
import Recordings
import TerminalUI
import Testing

@testable import Stories
@testable import Tracing

@Suite("XRay: Symbols")
nonisolated struct SymbolsTests {
  @Test func `stacks have the same calls if several threads name them at the same time`()
    async throws
  {
    let stacks = try await stacksOfAPress()
    let expected = Self.calls(of: stacks)

    let areEqual = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<4 {
        group.addTask {
          (0..<Self.repetitions).allSatisfy { _ in Self.calls(of: stacks) == expected }
        }
      }
      return await group.allSatisfy(\.self)
    }

    #expect(!expected.isEmpty)
    #expect(areEqual)
  }

  // In a process of its own, no other test has found the lines before.
  @Test func `known lines are kept when the lines of other functions are looked up`() async {
    await #expect(processExitsWith: .success) {
      let addresses = try await SymbolsTests().stacksOfAPress().flatMap(\.self)
      Symbols.lookUp(Set(addresses))

      for module in ["MVVM", "Model"] { Symbols.lookUpLines(Set(addresses), in: [module]) }

      let found = Symbols.frames(of: addresses, .lines).filter { $0.line > 0 }
      #expect(Set(found.map(\.module)).isSuperset(of: ["MVVM", "Model"]))
    }
  }

  /// Increase it to search for a race, with `--sanitize=thread` for example.
  private static let repetitions = 2

  /// Names the functions again, although they are known.
  private static func calls(of stacks: [[UInt]]) -> [[Call]] {
    let frames = runningProgram.functions(at: Array(Set(stacks.flatMap(\.self))))
    return stacks.map { stack in
      CallStack(stack.flatMap { frames[$0] ?? [] }, showing: ["MVVM", "Model"]).calls
    }
  }

  @MainActor private func stacksOfAPress() async throws -> [[UInt]] {
    let demo = try #require(PatternDemo.all(.button).first { $0.pattern.id == "mvvm" })
    let driver = ScreenDriver(demo)
    driver.open()
    let recorder = Recorder(finding: .names)
    await recorder.recordAsync {
      driver.send(.press)
      await driver.runPendingTasks()
    }
    return recorder.currentEvent.samples.map(\.addresses)
  }
}
