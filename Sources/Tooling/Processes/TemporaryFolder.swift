import Dispatch
public import Foundation

/// A folder for temporary files. It is removed when its owner releases it.
public final class TemporaryFolder {
  public let url: URL
  private var interrupts: [any DispatchSourceSignal] = []

  public init() throws {
    let parent = FileManager.default.temporaryDirectory
    url = parent.appending(path: "patterns-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    } catch {
      throw SetupError(
        message: "cannot create a folder in \(parent.path): set TMPDIR to a writable folder")
    }
  }

  public func file(named name: String) -> URL {
    url.appending(path: name)
  }

  /// Removes the folder and ends the program if the program is interrupted.
  public func removeOnInterrupt() {
    // A serial queue: a second signal must not end the program during the removal.
    let queue = DispatchQueue(label: "interrupts")
    interrupts = [SIGINT, SIGTERM].map { [url] number in
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

  deinit {
    for source in interrupts {
      source.cancel()
      signal(Int32(source.handle), SIG_DFL)
    }
    try? FileManager.default.removeItem(at: url)
  }
}
