import Foundation
import Synchronization

/// The program received an interrupt: Ctrl-C, or a closed window.
package struct Interrupted: Error, Equatable {
  package let signal: Int32
}

/// Performs work that an interrupt cancels. Throws `Interrupted` if a signal has arrived.
package func interruptible<Result: Sendable>(
  _ work: @escaping @MainActor () async throws -> Result
) async throws -> Result {
  let task = Task { try await work() }
  Interruption.begin { task.cancel() }
  let result = await task.result
  try Interruption.finish()
  return try result.get()
}

/// Handles interrupt signals while the program waits, for example for a child process.
///
/// Signals arrive for the whole process, so everything here is static. Signal handling starts once
/// and lasts until the program exits. Dispatch sources for the same signal cannot take turns.
enum Interruption {
  private struct State {
    /// Ends the work in progress after a signal.
    var reaction: (@Sendable () -> Void)?
    var received: Int32?
    var sources: [any DispatchSourceSignal] = []
  }

  private static let state = Mutex(State())

  /// Starts to handle signals.
  ///
  /// - Parameter reaction: Ends the work in progress. Afterwards, `finish` throws.
  static func begin(reaction: @escaping @Sendable () -> Void) {
    state.withLock { state in
      state.reaction = reaction
      guard state.sources.isEmpty else { return }
      for number in [SIGINT, SIGTERM, SIGHUP] {
        // Otherwise the signal ends the program before the source receives it.
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler { receive(number) }
        source.resume()
        state.sources.append(source)
      }
    }
  }

  /// Ends the reaction to signals. Throws `Interrupted` if a signal has arrived.
  static func finish() throws {
    let received = state.withLock { state in
      state.reaction = nil
      return state.received
    }
    if let received { throw Interrupted(signal: received) }
  }

  private static func receive(_ number: Int32) {
    let reaction = state.withLock { state in
      state.received = number
      return state.reaction
    }
    if let reaction { reaction() } else { exit(128 + number) }
  }
}
