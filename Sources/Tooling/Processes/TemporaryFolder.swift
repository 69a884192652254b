public import Foundation

/// A folder for temporary files. It is removed when its owner releases it.
public final class TemporaryFolder {
  public let url: URL
  private var interruption: Interruption?

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
    interruption = Interruption { [url] number in
      try? FileManager.default.removeItem(at: url)
      exit(128 + number)
    }
  }

  deinit {
    try? interruption?.finish()
    try? FileManager.default.removeItem(at: url)
  }
}
