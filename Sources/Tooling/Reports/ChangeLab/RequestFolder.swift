import Foundation
import PatternKit

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

  func patch(at path: String) throws -> Patch { Patch(try checkout.text(of: path)) }
}
