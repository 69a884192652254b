import Foundation
import Synchronization

/// Ends this program in good order when the user wants it to end: Ctrl-C, or a closed window.
nonisolated struct Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// Whether the program is about to end. It is the same for whoever asks: there is one program.
  private static let hasBegun = Atomic(false)

  private let sources: [any DispatchSourceSignal]

  /// - Parameter cleanUp: Called before the program ends.
  init(cleanUp: @escaping @Sendable () -> Void) {
    sources = Self.signals.map { number in
      // Or else the signal ends the program before the source hears of it.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        Self.hasBegun.store(true, ordering: .sequentiallyConsistent)
        cleanUp()
        exit(128 + number)
      }
      source.resume()
      return source
    }
  }

  /// Leaves signals to do what they do otherwise.
  ///
  /// It does not return after a signal has come: nothing more is to be said.
  func cancel() async throws {
    while Self.hasBegun.load(ordering: .sequentiallyConsistent) {
      try await Task.sleep(for: .seconds(1))
    }
    for source in sources { source.cancel() }
    for number in Self.signals { signal(number, SIG_DFL) }
  }
}
