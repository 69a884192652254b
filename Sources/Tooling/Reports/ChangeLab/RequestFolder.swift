import Foundation
import PatternKit

/// The folder of a change request in a checkout: the wish, and the patches.
struct RequestFolder {
  /// A patch that was made for other sources.
  struct Outdated: Error, CustomStringConvertible {
    let description: String
  }

  let request: ChangeRequest
  let checkout: Checkout

  init(of request: ChangeRequest, in checkout: Checkout) {
    self.request = request
    self.checkout = checkout
  }

  var path: String { "Examples/Changes/\(request.id)" }

  /// The wish, in one sentence: the quotation in the README.
  var wish: String {
    get throws {
      let lines = try checkout.text(of: "\(path)/README.md").split(separator: "\n")
      return lines.filter { $0.hasPrefix("> ") }.map { $0.dropFirst(2) }.joined(separator: " ")
    }
  }

  /// Returns the path of the patch of a pattern, or `nil` if the pattern needs no change of its own.
  func path(of pattern: Pattern) -> String? { path(ofPatch: pattern.id) }

  /// The path of the patch of the sources that patterns share, or `nil` if it needs none.
  var sharedPath: String? { path(ofPatch: "shared") }

  private func path(ofPatch name: String) -> String? {
    let path = "\(path)/patches/\(name).patch"
    let file = checkout.folder.appending(path: path)
    return FileManager.default.fileExists(atPath: file.path) ? path : nil
  }

  /// Returns the patch at a path.
  func patch(at path: String) throws -> Patch { Patch(try checkout.text(of: path)) }

  /// Returns the changed files of the patch at a path, with their texts before and after the change.
  /// The text of a file that does not exist is empty. Without a path, no file changes.
  ///
  /// Throws `Outdated` if the patch does not fit the sources any more.
  func changes(
    byPatchAt path: String?
  ) throws -> [(file: Patch.File, before: String, after: String)] {
    guard let path else { return [] }
    return try patch(at: path).files.map { file in
      let before = file.isNew ? "" : try checkout.text(of: file.path)
      do throws(Patch.Mismatch) {
        return (file, before, try file.applied(to: before))
      } catch {
        throw Outdated(
          description: "\(path) no longer fits \(error.path):\(error.line): update the patch, or "
            + "undo your change of the file")
      }
    }
  }
}
