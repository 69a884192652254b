public import Foundation
import PatternKit

/// A folder for temporary files. It is removed when its owner releases it.
public final class TemporaryFolder {
  public let url: URL

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

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
