import Foundation
import Testing

@testable import Console

@Suite("Terminal: signal handlers")
nonisolated struct SignalSafetyTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../Sources/Tooling/Console").standardizedFileURL

  private func source(_ type: String) throws -> String {
    let folder = type == "ControlSequence" ? "TextOutput" : "Terminal"
    return try String(
      contentsOf: Self.folder.appending(path: "\(folder)/\(type).swift"), encoding: .utf8)
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

  @Test func `each thread keeps its own signal stack`() async {
    let end = DispatchSemaphore(value: 0)
    let first = await signalStackOfNewThread(until: end)
    let second = await signalStackOfNewThread(until: end)
    for _ in 0..<2 { end.signal() }

    #expect(first != 0 && second != 0)
    #expect(first != second)
  }

  /// Returns the signal stack of a new thread, or 0 if the thread does not keep it. The thread exists
  /// until the end.
  private func signalStackOfNewThread(until end: DispatchSemaphore) async -> UInt {
    await withCheckedContinuation { continuation in
      Thread {
        let stacks = (0..<3).map { _ in
          SignalStack.prepare()
          var stack = stack_t()
          sigaltstack(nil, &stack)
          return UInt(bitPattern: stack.ss_sp)
        }
        continuation.resume(returning: Set(stacks).count == 1 ? stacks[0] : 0)
        end.wait()
      }.start()
    }
  }
}
