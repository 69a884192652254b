import Foundation
import PatternKit

@testable import patterns

/// A check of a Markdown document.
///
/// It reports broken links, missing pictures and files, invalid commands, and code or transcripts that are not
/// generated.
nonisolated struct MarkdownCheck {
  let checkout: Checkout
  /// The names that `swift run` accepts.
  let programs: Set<String>
  /// The names that `swift test --filter` can match, such as
  /// ``MVPTests.ButtonViewTests/`the view shows the content that it receives` ``, and the values of
  /// `PATTERNS_TESTS` with which a test runs.
  private let tests: [(choices: [String?], name: String)]

  init(_ checkout: Checkout) throws {
    self.checkout = checkout
    let manifest = try SourceFile("Package.swift", checkout.text(of: "Package.swift"))
    programs = Set(manifest.tokens.filter { $0.kind == .string }.map(\.text))
    // The lesson’s tests are those of each target directly in `Tests`, and the pitfalls.
    tests = try checkout.sources(in: "Tests").flatMap { file in
      let folders = file.name.split(separator: "/").dropFirst().map(String.init)
      let target = folders.last { $0.hasSuffix("Tests") } ?? ""
      let choices =
        switch folders[0] {
        case "Tooling": ["all"]
        case "Examples": ["all", "examples"]
        default: ["all", "examples", nil]
        }
      // Every test has a raw identifier with spaces. Other members have none.
      return file.members.filter { $0.name.contains(" ") }
        .map { (choices, "\(target).\($0.type)/`\($0.name)`") }
    }
  }

  func complaints(about path: String, _ text: String) async -> [String] {
    let file = MarkdownFile(text)
    var complaints =
      (file.links + file.pictures).compactMap { part in complaint(about: part, from: path, file) }
      + file.codeSpans.compactMap(complaint(aboutPath:))
      + file.quotations(from: path).compactMap(complaint(aboutQuotation:))
      + complaints(aboutFences: file)
    for command in file.commands + file.inlineCommands {
      if await isValid(command) { continue }
      complaints.append("\(command.line): unknown command: \(command.text)")
    }
    return complaints.map { "\(path):\($0)" }
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: checkout.folder.appending(path: path).path)
  }

  private func complaint(
    about link: MarkdownFile.Part, from path: String, _ file: MarkdownFile
  ) -> String? {
    guard !link.text.contains("://") else { return nil }
    let parts = link.text.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let target = parts[0].isEmpty ? path : "\(folder)\(parts[0])"
    guard exists(target) else { return "\(link.line): \(link.text) does not exist" }
    // The part of an address after the # is read by the page itself. `.ci/browser` checks it.
    guard parts.count > 1, !parts[0].hasSuffix(".html") else { return nil }
    let text = try? checkout.text(of: target)
    let anchors = parts[0].isEmpty ? file.anchors : MarkdownFile(text ?? "").anchors
    return anchors.contains(parts[1]) ? nil : "\(link.line): \(link.text) has no such heading"
  }

  private func complaint(aboutPath span: MarkdownFile.Part) -> String? {
    let folders = ["Sources/", "Tests/", "Examples/", "docs/", ".ci/"]
    guard folders.contains(where: span.text.hasPrefix) else { return nil }
    let path = String(span.text.prefix { $0.isLetter || $0.isNumber || "_.+/-".contains($0) })
    return exists(path) ? nil : "\(span.line): \(path) does not exist"
  }

  private func complaint(aboutQuotation part: MarkdownFile.Quotation) -> String? {
    let text = (try? checkout.text(of: part.path)) ?? ""
    // A single name must be one in the code, and not a part of a longer one or of a comment.
    let isName = part.text.wholeMatch(of: #/\w+/#) != nil
    let words = isName ? SourceFile(part.path, text).tokens.map(\.text) : []
    return text.contains(part.text) && (!isName || words.contains(part.text))
      ? nil : "\(part.line): “\(part.text)” is not in \(part.path)"
  }

  private func isValid(_ command: MarkdownFile.Part) async -> Bool {
    // A pipe has spaces around it. A filter such as "MVCTests|MVPTests" has none.
    let pipe = command.text.range(of: " | ")?.lowerBound ?? command.text.endIndex
    var words = GeneratedBlocks.arguments(String(command.text[..<pipe]))
    var variables: [String: String] = [:]
    while let word = words.first, word.contains("="), !word.hasPrefix("-") {
      let parts = words.removeFirst().split(separator: "=").map(String.init)
      variables[parts[0]] = parts.last
    }
    var arguments = Array(words.dropFirst(2))
    if arguments.first == "--package-path", arguments.count > 1 {
      let manifest = try? checkout.text(of: "\(arguments[1])/Package.swift")
      arguments.removeFirst(2)
      // A program of another package, or all tests of it.
      return manifest.map { text in arguments.allSatisfy { text.contains("\"\($0)\"") } } ?? false
    }
    return switch words.prefix(2) {
    case ["swift", "run"]: await canRun(arguments.filter { !["-c", "release"].contains($0) })
    case ["swift", "test"]: canTest(arguments, with: variables)
    case ["swift", "build"], ["swift", "format"], ["git", "clone"]: true
    case ["git", "apply"]: areFiles(arguments[...])
    default: words.first == "diff" && areFiles(words.dropFirst())
    }
  }

  /// Returns whether each word is an option or an existing file.
  private func areFiles(_ words: ArraySlice<String>) -> Bool {
    words.allSatisfy { $0.hasPrefix("-") || exists($0) }
  }

  @MainActor private func canRun(_ words: [String]) -> Bool {
    guard let program = words.first, programs.contains(program) else { return false }
    return program != "patterns"
      || (try? Command.action(for: Array(words.dropFirst()), in: .init())) != nil
  }

  /// Returns whether each part of a filter names one test, or a target or a suite, and matches no other.
  private func canTest(_ words: [String], with variables: [String: String]) -> Bool {
    guard let index = words.firstIndex(of: "--filter"), index + 1 < words.count else {
      return words.allSatisfy { $0.hasPrefix("-") || $0 == "list" }
    }
    let names = tests.filter { $0.choices.contains(variables["PATTERNS_TESTS"]) }.map(\.name)
    return words[index + 1].split(separator: "|").allSatisfy { part in
      guard let filter = try? Regex(String(part)) else { return false }
      let matches = names.filter { $0.contains(filter) }
      if part.contains(" ") { return matches.count == 1 }
      // The command that rewrites the pages runs the tests of all of them.
      return !matches.isEmpty && variables["PATTERNS_DOCS"] != nil
        || !matches.isEmpty && matches.allSatisfy { $0.split { "./".contains($0) }.contains(part) }
    }
  }

  private func complaints(aboutFences file: MarkdownFile) -> [String] {
    let written = file.lines.filter { !$0.isGenerated }
    return written.compactMap { line in
      if line.text == "```swift" { return "\(line.number): code that is not from a source" }
      let isTranscript = line.fence != nil && line.fence != "sh" && line.text.hasPrefix("$ ")
      return isTranscript ? "\(line.number): a transcript that is not from a run" : nil
    }
  }
}
