import Foundation
import PatternKit
import Processes

/// Writes files into a temporary folder that has the marks of a checkout, and returns both. The files exist as
/// long as the folder object.
///
/// - Parameter files: The texts of the files, by their paths.
public func makeCheckout(of files: [String: String]) throws -> (
  folder: TemporaryFolder, checkout: Checkout
) {
  let folder = try TemporaryFolder()
  let marks = ["Package.swift": "", "Sources/Catalog/Catalog.swift": ""]
  for (path, text) in files.merging(marks, uniquingKeysWith: { given, _ in given }) {
    let file = folder.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  return (folder, try Checkout(around: folder.url))
}
