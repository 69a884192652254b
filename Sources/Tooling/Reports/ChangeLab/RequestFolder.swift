import Foundation
import PatternKit

/// The folder of a change request in a checkout: the wish, and the patches.
struct RequestFolder {
  let request: ChangeRequest
  let checkout: Checkout

  var path: String { "Examples/Changes/\(request.id)" }

  /// Returns the wish, in one sentence: the first quotation in the README. The last one is Chinese.
  func wish(in language: Language = .english) throws -> String {
    let lines = try checkout.text(of: "\(path)/README.md").split(separator: "\n")
    let wishes = lines.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
    return (language == .chinese ? wishes.last : wishes.first) ?? ""
  }

  /// Returns the path of the patch of a pattern, or of the sources that patterns share. Returns `nil` if they
  /// need no change of their own.
  func path(ofPatch name: String) -> String? {
    let path = "\(path)/patches/\(name).patch"
    let file = checkout.folder.appending(path: path)
    return FileManager.default.fileExists(atPath: file.path) ? path : nil
  }

  func patch(at path: String) throws -> Patch { Patch(try checkout.text(of: path)) }
}
