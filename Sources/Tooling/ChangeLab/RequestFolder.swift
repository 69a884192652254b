import Foundation
import PatternDefinition
import Processes
import SourceCode

/// The folder of a change request in a checkout: the wish, and the patches.
struct RequestFolder {
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
      let lines = try text(of: "README.md").split(separator: "\n")
      return lines.filter { $0.hasPrefix("> ") }.map { $0.dropFirst(2) }.joined(separator: " ")
    }
  }

  /// Returns the path of the patch of a pattern.
  func path(of pattern: Pattern) -> String { "\(path)/patches/\(pattern.id).patch" }

  /// The path of the patch that all patterns need, or `nil` if they need none.
  var sharedPath: String? {
    let path = "\(path)/patches/shared.patch"
    let file = checkout.folder.appending(path: path)
    return FileManager.default.fileExists(atPath: file.path) ? path : nil
  }

  /// Returns the patch at a path.
  func patch(at path: String) throws -> Patch {
    let patch = Patch(try read(path))
    guard !patch.files.isEmpty else { throw SetupError(message: "\(path) contains no patch") }
    return patch
  }

  /// Returns the texts of the changed files before and after the patches, by path. `nil` is the text
  /// of a file that does not exist.
  ///
  /// Throws `SetupError` if a patch does not fit the sources any more.
  func texts(
    afterPatchesAt paths: [String]
  ) throws -> [String: (before: String?, after: String?)] {
    var texts: [String: (before: String?, after: String?)] = [:]
    for path in paths {
      for file in try patch(at: path).files {
        let before = file.isNew ? nil : try texts[file.path]?.after ?? read(file.path)
        do throws(Patch.Mismatch) {
          let after = file.isRemoved ? nil : try file.applied(to: before ?? "")
          texts[file.path] = (texts[file.path]?.before ?? before, after)
        } catch {
          throw SetupError(
            message: "\(path) no longer fits \(error.path):\(error.line): update the patch, or "
              + "undo your change of the file")
        }
      }
    }
    return texts
  }

  private func text(of file: String) throws -> String { try read("\(path)/\(file)") }

  private func read(_ path: String) throws -> String {
    do {
      return try checkout.text(of: path)
    } catch {
      throw SetupError(message: "\(path) cannot be read")
    }
  }
}
