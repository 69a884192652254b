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
  let interruption = Interruption { task.cancel() }
  let result = await task.result
  try interruption.finish()
  return try result.get()
}

/// Handles interrupt signals during one piece of work, for example while a child process runs.
///
/// A signal is sent to the whole process, so all interruptions share one dispatch source per signal. The
/// sources exist until the program exits.
struct Interruption {
  private struct State {
    /// The reactions of the work in progress, by the number of the interruption.
    var reactions: [Int: @Sendable () -> Void] = [:]
    var count = 0
    var received: Int32?
    var sources: [any DispatchSourceSignal] = []
  }

  private static let state = Mutex(State())
  /// A serial queue: a second signal must not end the program during a reaction to the first one.
  private static let queue = DispatchQueue(label: "interrupts")

  private let number: Int

  /// - Parameter reaction: Ends the work after a signal. Afterwards, `finish` throws.
  init(reaction: @escaping @Sendable () -> Void) {
    number = Self.state.withLock { state in
      state.count += 1
      state.reactions[state.count] = reaction
      if state.sources.isEmpty { state.sources = [SIGINT, SIGTERM, SIGHUP].map(Self.source) }
      return state.count
    }
  }

  /// Ends the reaction to signals. Throws `Interrupted` if a signal has arrived.
  func finish() throws {
    let received = Self.state.withLock { state in
      state.reactions[number] = nil
      return state.received
    }
    if let received { throw Interrupted(signal: received) }
  }

  private static func source(of number: Int32) -> any DispatchSourceSignal {
    // Otherwise the signal ends the program before the source receives it.
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    source.setEventHandler { receive(number) }
    source.resume()
    return source
  }

  private static func receive(_ number: Int32) {
    let reactions = state.withLock { state in
      state.received = number
      return state.reactions.values
    }
    if reactions.isEmpty { exit(128 + number) }
    for reaction in reactions { reaction() }
  }
}
