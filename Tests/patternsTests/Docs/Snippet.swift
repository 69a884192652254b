import PatternKit

/// An excerpt of a source file, without its common indentation.
struct Snippet {
  let lines: [String]

  struct NotFound: Error {
    let path: String
    let place: String
  }

  /// Extracts a declaration or statement, including its body.
  ///
  /// - Parameter beginning: The beginning of the first line.
  init(_ beginning: String, in path: String, of checkout: Checkout) throws {
    let source = try IndentedText(checkout.text(of: path))
    let start = source.lines.firstIndex { $0.drop { $0 == " " }.hasPrefix(beginning) }
    guard let start else { throw NotFound(path: path, place: beginning) }
    lines = source.block(from: start)
  }

  /// Extracts the function, accessor or closure that contains a line.
  ///
  /// - Parameter line: The line number, counted from 1.
  init(around line: Int, in path: String, of checkout: Checkout) throws {
    let source = try IndentedText(checkout.text(of: path))
    guard source.lines.indices.contains(line - 1) else {
      throw NotFound(path: path, place: "line \(line)")
    }
    lines = source.block(from: source.start(around: line - 1))
  }
}

/// A text whose blocks are given by indentation.
private struct IndentedText {
  let lines: [Substring]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private func depth(_ line: Int) -> Int { lines[line].prefix { $0 == " " }.count }

  /// Returns the first line of the block that contains a line.
  ///
  /// Returns the line itself if the block would be a whole type.
  func start(around line: Int) -> Int {
    let around = lines.indices[..<line].last { !lines[$0].isEmpty && depth($0) < depth(line) }
    return around.map { depth($0) > 0 ? $0 : line } ?? line
  }

  /// Returns a line, the more indented lines below it, and the closing line.
  func block(from start: Int) -> [String] {
    let depth = depth(start)
    guard start + 1 < lines.endIndex, !lines[start + 1].isEmpty, self.depth(start + 1) > depth
    else {
      return [String(lines[start].dropFirst(depth))]
    }
    let next = lines.indices[start...].dropFirst().first { line in
      // `) {` ends a parameter list, but not the block.
      !lines[line].isEmpty && self.depth(line) <= depth && lines[line].last != "{"
    }
    var end = next ?? lines.endIndex
    if end < lines.endIndex, let first = lines[end].dropFirst(depth).first, "})]".contains(first) {
      end += 1
    }
    return lines[start..<end].map { String($0.dropFirst(depth)) }
  }
}
