import Foundation
import Testing

@testable import Processes

@Suite("Processes: Interruption")
struct InterruptionTests {
  @Test func `an interrupt reaches all work in progress, and none that has finished`() async {
    await #expect(processExitsWith: .exitCode(3)) {
      let (reactions, continuation) = AsyncStream.makeStream(of: String.self)
      let finished = Interruption { _ in continuation.yield("finished") }
      let first = Interruption { _ in continuation.yield("first") }
      let second = Interruption { _ in continuation.yield("second") }
      // A signal after the end of all work would end the program with another status.
      let last = Interruption { _ in }
      try finished.finish()

      keepSending(SIGINT)

      var reached: Set<String> = []
      for await reaction in reactions {
        reached.insert(reaction)
        if reached.count == 2 { break }
      }
      guard reached == ["first", "second"] else { exit(1) }
      do { try first.finish() } catch {
        do { try second.finish() } catch { exit(3) }
      }
      withExtendedLifetime(last) {}
    }
  }

  @Test func `an interrupt ends a program that has no work in progress`() async {
    await #expect(processExitsWith: .exitCode(128 + SIGTERM)) {
      try Interruption { _ in }.finish()
      keepSending(SIGTERM)
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
  }

  @Test func `an interrupt removes a temporary folder, and ends the program`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(128 + SIGINT), observing: [\.standardOutputContent]
    ) {
      let folder = try TemporaryFolder()
      folder.removeOnInterrupt()
      try FileHandle.standardOutput.write(contentsOf: Data("\(folder.url.path)|".utf8))
      keepSending(SIGINT)
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      withExtendedLifetime(folder) {}
    }

    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    let path = try #require(output.split(separator: "|").first { $0.contains("patterns-") })
    let start = try #require(path.firstRange(of: "/")).lowerBound
    #expect(!FileManager.default.fileExists(atPath: String(path[start...])))
  }
}

/// Sends a signal to this process, again and again: the system handles signals some time after the
/// interruption has begun.
private func keepSending(_ signal: Int32) {
  Thread.detachNewThread {
    while true {
      kill(getpid(), signal)
      sched_yield()
    }
  }
}
