import Catalog
import Console
import Foundation
package import PatternKit
import Recordings
import Stories
import TerminalUI
import Tracing

/// The difference between two patterns in a demo: the sources of the roles that correspond, then the
/// stories of one event.
///
/// A line that differs only in the names of the roles counts as equal, and is dim on a terminal.
package struct PatternDifference {
  /// The same demo of two patterns.
  private let old, new: PatternDemo

  /// A text of this length fits on a screen. A longer one is shown without its equal lines.
  private static let screenful = 50

  package init(arguments: [String]) throws {
    var words: [String] = []
    try Option.read(arguments, by: [.language], into: &words) { $0.append($1) }
    let patterns = try words.prefix(2).map(Pattern.named)
    guard patterns.count == 2 else {
      throw UsageError(message: "two patterns are needed: patterns diff <pattern> <pattern> [demo]")
    }
    guard words[0] != words[1] else {
      throw UsageError(unexpected: words[1], "a pattern is not compared with itself")
    }
    let rest = words.dropFirst(2).drop { word in !Pattern.all.contains { $0.id == word } }
    if let word = words.count > 3 ? words[3] : rest.first {
      throw UsageError(unexpected: word, "“diff” takes two patterns and a demo")
    }
    let word = words.count == 3 ? words[2] : Demo.button.rawValue
    (old, new) = (try patterns[0].demo(named: word), try patterns[1].demo(named: word))
  }

  /// Throws `Checkout.NotFound` if the sources are missing, and `NoFunctionNames` if the program contains no
  /// function names.
  ///
  /// - Parameter width: The number of columns, or `nil` if the output is no terminal.
  package func run(
    in checkout: Checkout?, width: Int?, language: Language, hasColours: Bool,
    print: (String) -> Void
  ) async throws {
    guard let checkout else { throw Checkout.NotFound() }
    func show(_ lines: [StyledText]) {
      for line in lines { print(hasColours ? line.printable.controlSequences : line.text) }
    }
    let pairs = try pairs(in: checkout)
    let names = names(of: pairs)
    var sources: [SideBySide.Row] = []
    for pair in pairs {
      let comparison = SideBySide(
        ("", try lines(of: pair.old, in: checkout)), ("", try lines(of: pair.new, in: checkout)),
        comparing: { Self.renamed($0, by: names) })
      print("--- \(pair.old?.path ?? "/dev/null")")
      print("+++ \(pair.new?.path ?? "/dev/null")")
      show(difference(of: comparison.rows))
      sources += comparison.rows
    }
    if let failure = NoFunctionNames(for: "stories") { throw failure }
    let stories = await stories.map { rows in rows.map(\.text) }
    let titles = [old, new].map {
      language.text("\($0.pattern.title): \(isNews ? "load" : "press")")
    }
    let story = SideBySide(
      (titles[0], stories[0]), (titles[1], stories[1]),
      comparing: { Self.renamed($0, by: names) })
    print("")
    show(lines(of: story, titles: titles, width: width))
    print("")
    let different = sources.filter { $0.left != $0.right }
    let isSame = different.filter(\.isSame)
    let steps = story.rows.filter { !$0.isSame }
    let counts = language.text(
      """
      \(Self.count(different)) lines of code differ, \(Self.count(isSame)) of them only in names. \
      \(Self.count(steps)) steps differ in more than names.
      """)
    for line in counts.lines(of: width ?? 100) { print(line) }
  }

  private static func count(_ rows: [SideBySide.Row]) -> Int {
    rows.map { [$0.left, $0.right].count { $0 != nil } }.reduce(0, +)
  }

  // MARK: - Sources

  private struct File {
    let path: String
    let role: RoleName

    /// The main type, which has the name of the file.
    var type: String { String(path.split(separator: "/").last?.prefix { $0 != "." } ?? "") }
  }

  /// The files of both patterns: those with equal names, then the others in the order of the roles.
  private func pairs(in checkout: Checkout) throws -> [(old: File?, new: File?)] {
    let (old, new) = (try files(of: old, in: checkout), try files(of: new, in: checkout))
    var rest = new.filter { file in !old.contains { $0.type == file.type } }[...]
    return old.map { file in
      (file, new.first { $0.type == file.type } ?? rest.popFirst())
    } + rest.map { (nil, $0) }
  }

  private func files(of demo: PatternDemo, in checkout: Checkout) throws -> [File] {
    let sources = try checkout.sources(in: "Sources/\(demo.pattern.module)")
    var files: [File] = []
    for role in demo.ownRoles {
      for type in role.types {
        let source = sources.first { $0.declarations.contains { $0.isType && $0.name == type } }
        guard let path = source?.name, !files.contains(where: { $0.path == path }) else { continue }
        files.append(File(path: path, role: role.name))
      }
    }
    return files
  }

  /// Returns the lines of a file without documentation, comments, imports and blank lines.
  private func lines(of file: File?, in checkout: Checkout) throws -> [String] {
    guard let file else { return [] }
    return try checkout.text(of: file.path).split(separator: "\n").map(String.init)
      .filter { !$0.contains(#/^ *(\/\/|import )/#) }
  }

  /// Returns the new name of each type, and of each variable that has the name of its role.
  private func names(of pairs: [(old: File?, new: File?)]) -> [String: String] {
    var names: [String: String] = [:]
    for case (let old?, let new?) in pairs where old.type != new.type {
      names[old.type] = new.type
      let (role, other) = (Self.variable(of: old.role), Self.variable(of: new.role))
      if !names.values.contains(other) { names[role] = other }
    }
    return names
  }

  /// Returns the name of a variable for a role: `viewModel` for “view model”.
  private static func variable(of role: RoleName) -> String {
    let words = role.rawValue.split(separator: " ")
    return words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
  }

  private static func renamed(_ line: String, by names: [String: String]) -> String {
    line.replacing(#/\w+/#) { names[String($0.output)] ?? String($0.output) }
  }

  // MARK: - Stories

  private var isNews: Bool { old.kind == .news }

  /// The stories of a press, or of a load with its drawing.
  private var stories: [[TreeRow]] {
    get async {
      var stories: [[TreeRow]] = []
      for demo in [old, new] {
        let recording = Recording(demo)
        let tree = isNews ? await recording.news()?.arrival : await recording.press()
        stories.append(tree?.folded.rowsWithoutColumns ?? [])
      }
      return stories
    }
  }

  // MARK: - Output

  /// Returns the stories side by side if they fit, and otherwise their difference.
  private func lines(of story: SideBySide, titles: [String], width: Int?) -> [StyledText] {
    let columns = [\SideBySide.Row.left, \.right].map { side in
      story.rows.compactMap { $0[keyPath: side] }.map(\.columns).max() ?? 0
    }
    if let width, columns[0] + columns[1] + 3 <= width {
      let lines = story.lines(width: width)
      return [StyledText(lines[0].text)]
        + lines.dropFirst().map { StyledText($0.text, $0.isSame ? .dimmed : .bold) }
    }
    return [StyledText("--- \(titles[0])"), StyledText("+++ \(titles[1])")]
      + difference(of: story.rows, showingEqual: .dimmed)
  }

  /// Returns both texts as one. Lines of one text only begin with `-` or `+`.
  private func difference(
    of rows: [SideBySide.Row], showingEqual style: Style = .plain
  ) -> [StyledText] {
    var lines: [StyledText] = []
    var (equal, removed, inserted): ([String], [StyledText], [StyledText]) = ([], [], [])
    func flush() {
      lines += removed + inserted
      (removed, inserted) = ([], [])
      let isLong = rows.count > Self.screenful && equal.count > 2
      lines += (isLong ? ["…"] : equal).map { StyledText(" \($0)", style) }
      equal = []
    }
    for row in rows {
      if let line = row.left, line == row.right {
        if !removed.isEmpty || !inserted.isEmpty { flush() }
        equal.append(line)
      } else {
        if !equal.isEmpty { flush() }
        if let line = row.left {
          removed.append(StyledText("-\(line)", row.isSame ? .dimmed : .hue(.red)))
        }
        if let line = row.right {
          inserted.append(StyledText("+\(line)", row.isSame ? .dimmed : .hue(.green)))
        }
      }
    }
    flush()
    return lines
  }
}
