import Foundation

/// A Markdown file, parsed as far as the checks need it.
nonisolated struct MarkdownFile {
  /// A line with its number, counted from 1, and the language of its code fence, if any.
  struct Line: Equatable {
    let number: Int
    let text: String
    let fence: String?
    /// Whether the line is between `<!-- begin … -->` and `<!-- end -->`.
    let isGenerated: Bool
  }

  /// A text between two markers, with its line number.
  struct Part: Equatable {
    let line: Int
    let text: String
  }

  let lines: [Line]

  init(_ text: String) {
    var lines: [Line] = []
    var fence: String?
    var isGenerated = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      // A fence in a list is indented.
      let mark = line.drop { $0 == " " }
      let isMark = mark.hasPrefix("```")
      if line == "<!-- end -->" { isGenerated = false }
      if isMark, fence == nil { fence = String(mark.dropFirst(3)) }
      lines.append(
        Line(number: index + 1, text: String(line), fence: fence, isGenerated: isGenerated))
      if isMark, lines.count > 1, lines[lines.count - 2].fence != nil { fence = nil }
      if line.hasPrefix("<!-- begin ") { isGenerated = true }
    }
    self.lines = lines
  }

  /// The targets of the links, such as `file.md#anchor`.
  var links: [Part] { parts(#/\]\(([^)\s]+)\)/#, onLinesWith: "](") }

  /// The files of the pictures.
  var pictures: [Part] { parts(#/<img [^>]*src="([^"]+)"/#, onLinesWith: "<img ") }

  var codeSpans: [Part] { parts(#/`([^`]+)`/#, onLinesWith: "`") }

  /// Returns the parts that an expression finds. Looking for `mark` first is faster.
  private func parts(_ expression: Regex<(Substring, Substring)>, onLinesWith mark: String)
    -> [Part]
  {
    prose.filter { $0.text.contains(mark) }.flatMap { line in
      line.text.matches(of: expression).map { Part(line: line.number, text: String($0.1)) }
    }
  }

  /// The code spans that contain a command, or an option of a demo with its value.
  var inlineCommands: [Part] {
    codeSpans.compactMap { span in
      if span.text.hasPrefix("--xray=") {
        return Part(line: span.line, text: "swift run patterns mvc \(span.text)")
      }
      // A page of the workshop leaves the program out after the first command: `hint 3 2`.
      if span.text.contains(#/^(?:check|hint|reset|solution) \S/#) {
        return Part(line: span.line, text: "swift run patterns \(span.text)")
      }
      let isCommand = span.text.hasPrefix("swift run ") || span.text.contains("swift test ")
      return isCommand && !span.text.contains(#/<| N\b/#) ? span : nil
    }
  }

  /// A statement that a file contains a name: `name` in `path`, in Chinese `path` 中的 `name`, or a
  /// link with a name as its text.
  struct Quotation {
    let line: Int
    let text: String
    let path: String
  }

  /// Returns the quotations of a document.
  ///
  /// - Parameter document: The path of the document. Links are relative to its folder.
  func quotations(from document: String) -> [Quotation] {
    let folder = document.lastIndex(of: "/").map { document[...$0] } ?? ""
    let english = #/`([^`]+)` in `([^`]+\.swift)`/#
    let chinese = #/`([^`]+\.swift)` 中的 `([^`]+)`/#
    let link = #/\[`([^`]+)`\]\(([^)\s]+\.swift)\)/#
    return prose.filter { $0.text.contains(".swift") }.flatMap { line in
      let quotations =
        line.text.matches(of: english).map { (text: $0.1, path: "\($0.2)") }
        + line.text.matches(of: chinese).map { (text: $0.2, path: "\($0.1)") }
        + line.text.matches(of: link).map { (text: $0.1, path: "\(folder)\($0.2)") }
      return quotations.map { Quotation(line: line.number, text: "\($0.text)", path: $0.path) }
    }
  }

  /// The commands: the lines of `sh` fences, and the text after `$` in other fences.
  var commands: [Part] {
    lines.filter { !$0.text.contains("```") }.compactMap { line in
      if line.fence == "sh", !line.text.isEmpty { return Part(line: line.number, text: line.text) }
      guard line.fence != nil, line.text.hasPrefix("$ ") else { return nil }
      return Part(line: line.number, text: String(line.text.dropFirst(2)))
    }
  }

  /// The anchors of the headings, as GitHub generates them.
  var anchors: [String] {
    prose.filter { $0.text.hasPrefix("#") }.map { line in
      line.text.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
        .filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
        .replacing(" ", with: "-")
    }
  }

  private var prose: [Line] { lines.filter { $0.fence == nil } }
}
