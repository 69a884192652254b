import PatternKit
import ToolingSupport

/// A declaration or statement of a source file, with its body and without its common indentation.
struct SourceExcerpt {
  let lines: [String]

  /// - Parameter beginning: The beginning of the first line.
  init(_ beginning: String, in path: String, of checkout: Checkout) throws {
    let text = try checkout.text(of: path)
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = all.firstIndex { $0.drop { $0 == " " }.hasPrefix(beginning) }
    guard let start else { throw TestFailure("\(path) has no line “\(beginning)”") }
    let indent = all[start].prefix { $0 == " " }.count
    let range = SourceFile(path, text).block(from: start + 1)
    lines = range.map { String(all[$0 - 1].dropFirst(indent)) }
  }
}

extension SourceFile {
  /// Returns the lines from a line to the first one that leaves no bracket open.
  fileprivate func block(from line: Int) -> ClosedRange<Int> {
    var (depth, end) = (0, line)
    for token in tokens where token.line >= line && token.kind == .sign {
      if depth == 0, token.line > end { break }
      if ["{", "(", "["].contains(token.text) { depth += 1 }
      if ["}", ")", "]"].contains(token.text) { depth -= 1 }
      end = token.line
    }
    return line...end
  }
}
