import Dispatch
import Foundation

/// A folder for temporary files.
///
/// Its owner calls `remove()`. An interrupt of the program removes it too.
nonisolated final class TemporaryFolder {
  private let url: URL
  private let interrupts: [any DispatchSourceSignal]

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("patterns-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    self.url = url
    // A serial queue: a second signal must not end the program during the removal.
    let queue = DispatchQueue(label: "interrupts")
    interrupts = [SIGINT, SIGTERM].map { number in
      // A signal source receives a signal only if the signal does not end the program.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        try? FileManager.default.removeItem(at: url)
        exit(128 + number)
      }
      source.resume()
      return source
    }
  }

  func file(named name: String) -> URL {
    url.appendingPathComponent(name)
  }

  func remove() {
    for source in interrupts {
      source.cancel()
      signal(Int32(source.handle), SIG_DFL)
    }
    try? FileManager.default.removeItem(at: url)
  }
}
