import Foundation
import Synchronization

/// The user wants the program to end: Ctrl-C, or a closed window.
nonisolated struct Interrupted: Error, Equatable {
  let signal: Int32
}

/// Hears that the user wants the program to end, while there is something to be ended first.
nonisolated struct Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// The signal that has come; 0 is none. It is the same for whoever asks: there is one program.
  private static let received = Atomic<Int32>(0)

  private let sources: [any DispatchSourceSignal]

  /// - Parameter react: Called when a signal has come.
  init(react: @escaping @Sendable () -> Void) {
    sources = Self.signals.map { number in
      // Or else the signal ends the program before the source hears of it.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        Self.received.store(number, ordering: .sequentiallyConsistent)
        react()
      }
      source.resume()
      return source
    }
  }

  /// Leaves signals to do what they do otherwise, and throws if one has come.
  func cancel() throws {
    for source in sources { source.cancel() }
    for number in Self.signals { signal(number, SIG_DFL) }
    let received = Self.received.load(ordering: .sequentiallyConsistent)
    if received != 0 { throw Interrupted(signal: received) }
  }
}
