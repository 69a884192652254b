import Foundation
import Testing

@testable import Processes

@Suite("Processes: Interruption")
struct InterruptionTests {
  @Test func `an interrupt reaches all work in progress, and none that has finished`() async {
    await #expect(processExitsWith: .exitCode(3)) {
      let (reactions, continuation) = AsyncStream.makeStream(of: String.self)
      let finished = Interruption { continuation.yield("finished") }
      let first = Interruption { continuation.yield("first") }
      let second = Interruption { continuation.yield("second") }
      // A signal after the end of all work would end the program with another status.
      let last = Interruption {}
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

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `Ctrl-C, a request to end, and a closed window end a program that has no work in progress`(
    signal: Int32
  ) async {
    await #expect(processExitsWith: .exitCode(128 + signal)) { [signal] in
      try Interruption {}.finish()
      keepSending(signal)
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
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
