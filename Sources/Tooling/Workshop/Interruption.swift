import Foundation
import Synchronization

/// The user wants the program to end: Ctrl-C, or a closed window.
package nonisolated struct Interrupted: Error, Equatable {
  package let signal: Int32
}

/// Hears that the user wants the program to end, while there is something to be ended first.
///
/// Signals come to the program, not to a part of it: that is why everything here is static. Whoever
/// begins to hear them does so for good, because dispatch sources for one signal do not take turns.
nonisolated enum Interruption {
  private struct State {
    /// What is to be ended first.
    var reaction: (@Sendable () -> Void)?
    var received: Int32?
    var sources: [any DispatchSourceSignal] = []
  }

  private static let state = Mutex(State())

  /// Begins to hear signals.
  ///
  /// - Parameter reaction: Ends what is to be ended first; then `finish` throws.
  static func begin(reaction: @escaping @Sendable () -> Void) {
    state.withLock { state in
      state.reaction = reaction
      guard state.sources.isEmpty else { return }
      for number in [SIGINT, SIGTERM, SIGHUP] {
        // Or else the signal ends the program before the source hears of it.
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler { receive(number) }
        source.resume()
        state.sources.append(source)
      }
    }
  }

  /// Says that there is nothing left to be ended, and throws if a signal has come.
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
