import Foundation

/// Ends this program in good order when the user wants it to end: Ctrl-C, or a closed window.
nonisolated struct Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  private let sources: [any DispatchSourceSignal]

  /// - Parameter cleanUp: Called before the program ends.
  init(cleanUp: @escaping @Sendable () -> Void) {
    sources = Self.signals.map { number in
      // Or else the signal ends the program before the source hears of it.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        cleanUp()
        exit(128 + number)
      }
      source.resume()
      return source
    }
  }

  func cancel() {
    for source in sources { source.cancel() }
    for number in Self.signals { signal(number, SIG_DFL) }
  }
}
