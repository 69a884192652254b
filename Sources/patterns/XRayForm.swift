import Foundation
import TerminalUI
import XRay

/// How who called whom is printed.
enum XRayForm: String, CaseIterable {
  case text, mermaid, json

  init(_ word: String) throws {
    guard let form = XRayForm(rawValue: word) else {
      let forms = Self.allCases.map { "--xray=\($0.rawValue)" }.joined(separator: ", ")
      throw UsageError(message: "the forms are \(forms), not “\(word.fitted(to: 60))”")
    }
    self = form
  }

  /// The lines that say, once, how the trees are to be read.
  var legend: [String] {
    self == .text ? CallTree.legend : []
  }

  /// The trees of one step: as many as there were different ones in its repetitions.
  func lines(of trees: [(tree: CallTree, count: Int)]) throws -> [String] {
    try trees.flatMap { tree, count in
      let times = count > 1 ? ["×\(count)"] : []
      guard !tree.roots.isEmpty else { return times + ["nothing changed"] }
      switch self {
      case .text: return times + tree.text
      case .mermaid: return times.map { "%% \($0)" } + tree.mermaid
      case .json: return [try Self.json(tree, count)]
      }
    }
  }

  /// One line: `{"count": …, "roots": […]}`.
  private static func json(_ tree: CallTree, _ count: Int) throws -> String {
    struct Entry: Encodable {
      let count: Int
      let roots: [Call]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(
      decoding: try encoder.encode(Entry(count: count, roots: tree.roots)), as: UTF8.self)
  }
}
