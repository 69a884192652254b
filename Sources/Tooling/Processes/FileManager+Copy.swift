package import Foundation

extension FileManager {
  /// Copies a file or a folder with everything in it. The copies belong to the user.
  ///
  /// `copyItem(at:to:)` gives them the owner of the original, which fails in the checkout of another user.
  package func copyContents(of source: URL, to target: URL) throws {
    guard try source.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true else {
      return try Data(contentsOf: source).write(to: target)
    }
    try createDirectory(at: target, withIntermediateDirectories: true)
    for name in try contentsOfDirectory(atPath: source.path) {
      try copyContents(of: source.appending(path: name), to: target.appending(path: name))
    }
  }
}
