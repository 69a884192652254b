import Foundation

/// A file that is deleted when the object is released.
public final class TemporaryFile {
  public let path: String

  public init(_ text: String) throws {
    let name = "patterns-\(UUID().uuidString).json"
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
