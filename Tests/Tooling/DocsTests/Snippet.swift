import SourceCode

/// A piece of a source, cut out as it stands there and moved to the left.
struct Snippet: Equatable {
  let lines: [String]

  struct NotFound: Error, Equatable {
    let path: String
    let place: String
  }

  /// Cuts out what begins with a line that begins as given: a declaration or a statement, with
  /// all that it opens.
  init(_ beginning: String, in path: String, of checkout: Checkout) throws {
    let source = try IndentedText(checkout.text(of: path))
    let start = source.lines.firstIndex { $0.drop { $0 == " " }.hasPrefix(beginning) }
    guard let start else { throw NotFound(path: path, place: beginning) }
    lines = source.block(from: start)
  }

  /// Cuts out the function, accessor or closure that a line is in.
  ///
  /// - Parameter line: Counted from 1.
  init(around line: Int, in path: String, of checkout: Checkout) throws {
    let source = try IndentedText(checkout.text(of: path))
    guard source.lines.indices.contains(line - 1) else {
      throw NotFound(path: path, place: "line \(line)")
    }
    lines = source.block(from: source.start(around: line - 1))
  }
}

/// A text whose indentation shows what belongs together.
private struct IndentedText {
  let lines: [Substring]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private func depth(_ line: Int) -> Int { lines[line].prefix { $0 == " " }.count }

  /// The first line of the block that a line is in; the line itself where that is a whole type.
  func start(around line: Int) -> Int {
    let around = lines.indices[..<line].last { !lines[$0].isEmpty && depth($0) < depth(line) }
    return around.map { depth($0) > 0 ? $0 : line } ?? line
  }

  /// A line, the deeper ones below it, and what closes them.
  func block(from start: Int) -> [String] {
    let depth = depth(start)
    guard start + 1 < lines.endIndex, !lines[start + 1].isEmpty, self.depth(start + 1) > depth
    else {
      return [String(lines[start].dropFirst(depth))]
    }
    let next = lines.indices[start...].dropFirst().first { line in
      // `) {` ends the parameters and goes on.
      !lines[line].isEmpty && self.depth(line) <= depth && lines[line].last != "{"
    }
    var end = next ?? lines.endIndex
    if end < lines.endIndex, let first = lines[end].dropFirst(depth).first, "})]".contains(first) {
      end += 1
    }
    return lines[start..<end].map { String($0.dropFirst(depth)) }
  }
}
