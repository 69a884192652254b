import Foundation
import Synchronization
import Testing

@testable import Terminal
@testable import TerminalUI
@testable import TextOutput

@Suite("Terminal: signal handlers")
nonisolated struct SignalSafetyTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/Tooling").standardizedFileURL

  private func source(_ type: String) throws -> String {
    let target = type == "ControlSequence" ? "TextOutput" : "Terminal"
    return try String(
      contentsOf: Self.folder.appending(path: "\(target)/\(type).swift"), encoding: .utf8)
  }

  /// Returns the static function that begins with a text, with its body.
  private static func function(_ beginning: String, in source: String) -> Substring {
    let start = source.firstRange(of: "static func \(beginning)")?.lowerBound ?? source.endIndex
    let end = source[start...].firstRange(of: "\n  }\n")?.upperBound ?? source.endIndex
    return source[start..<end]
  }

  /// The first access to a stored static property acquires a lock and can allocate memory.
  @Test(arguments: [
    ("TerminalSignals", ["changes", "ending"]), ("RawMode", []), ("DeferredOutput", []),
  ])
  func `signal handlers read no stored property that prepare() has not initialized`(
    type: String, unread: [String]
  ) throws {
    let source = try source(type)
    let stored = source.matches(of: #/static let (\w+)|static var (\w+)[^{\n]*=/#)
      .map { String($0.1 ?? $0.2 ?? "") }
    #expect(stored.count > unread.count)

    let prepare = Self.function("prepare(", in: source)
    for name in stored where !unread.contains(name) {
      #expect(prepare.contains(name), "\(type).\(name)")
    }
  }

  @Test func `signal handlers are installed after prepare() has initialized what they read`() throws
  {
    let install = Self.function("install() ", in: try source("TerminalSignals"))

    let prepare = try #require(install.firstRange(of: "prepare(notifying:"))
    let first = try #require(install.firstRange(of: "install(on:"))
    #expect(prepare.upperBound < first.lowerBound)
  }

  @Test func `each thread has its own signal stack`() async {
    let both = Barrier(count: 2)
    async let first = signalStackOfNewThread(meeting: both)
    async let second = signalStackOfNewThread(meeting: both)

    let stacks = await [first, second]
    #expect(!stacks.contains(0))
    #expect(stacks[0] != stacks[1])
  }

  @Test func `a thread that prepares its signal stack again keeps its first one`() async {
    let stack = await signalStackOfNewThread(meeting: Barrier(count: 1), preparations: 3)

    #expect(stack != 0)
  }

  /// Returns the signal stack of a new thread. The thread ends after all have reached the barrier.
  private func signalStackOfNewThread(
    meeting barrier: Barrier, preparations: Int = 1
  ) async -> UInt {
    await withCheckedContinuation { continuation in
      Thread {
        var stacks: Set<UInt> = []
        for _ in 0..<preparations {
          SignalStack.prepare()
          var stack = stack_t()
          sigaltstack(nil, &stack)
          stacks.insert(UInt(bitPattern: stack.ss_sp))
        }
        barrier.meet()
        continuation.resume(returning: stacks.count == 1 ? stacks.first ?? 0 : 0)
      }.start()
    }
  }
}

/// A barrier that blocks threads until all have reached it.
///
/// No thread ends before another one begins.
private nonisolated final class Barrier: Sendable {
  private let missing: Mutex<Int>
  private let everybodyIsHere = DispatchSemaphore(value: 0)

  init(count: Int) {
    missing = Mutex(count)
  }

  func meet() {
    let isLast = missing.withLock { missing in
      missing -= 1
      return missing == 0
    }
    if !isLast { everybodyIsHere.wait() }
    everybodyIsHere.signal()
  }
}
