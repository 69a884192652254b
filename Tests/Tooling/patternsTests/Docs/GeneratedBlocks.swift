import Catalog
import PatternKit
import Recordings
import Stories
import ToolingSupport

/// The generated content of the pages: sources, data and real runs.
final class GeneratedBlocks {
  private let checkout: Checkout
  /// The pattern of the page, or `nil` for other pages.
  private let pattern: Pattern?

  init(checkout: Checkout, pattern: Pattern? = nil) {
    self.checkout = checkout
    self.pattern = pattern
  }

  /// Returns the lines of a block for the words after `begin`.
  ///
  /// - `code <path> <beginning>`: the declaration or statement with this beginning
  /// - `run <words>`: the output of `patterns` with these arguments. `| from <text>` omits the
  ///   lines before the first line with this beginning, `| to <text>` the lines after it, and
  ///   `| before <text>` that line too
  /// - `screen …`: the present lines. `ScreenDocsTests` checks them against the live app
  /// - `patch <request> <pattern>`: the changes of the pattern’s sources, without tests
  /// - `patterns`, and `patterns --lang zh`: the name, command, folder and idea of each pattern
  /// - `knows button`: the allowed references of the page’s pattern in the button demo
  /// - `holds button`: which object holds which in the button demo of the page’s pattern
  /// - `failed load`: the call tree of the page’s pattern
  /// - `steps`: the code of a press in the page’s pattern, in the order of a real run
  ///
  /// At the end of the last four, the ID of a pattern selects it, on any page.
  /// At the end of `knows`, `holds`, `failed load` and `run`, `--lang zh` selects Chinese.
  func fill(_ block: String, present: [String] = []) async throws -> [String] {
    let isChinese = block.contains(#/^(knows|holds|failed) .* --lang zh$/#)
    let block = isChinese ? String(block.dropLast(" --lang zh".count)) : block
    let words = block.split(separator: " ", maxSplits: 2).map(String.init)
    switch words[0] {
    case "code" where words.count == 3:
      return fenced(try SourceExcerpt(words[2], in: words[1], of: checkout).lines, as: "swift")
    case "run" where words.count > 1:
      return try await run(String(block.dropFirst("run ".count)))
    case "screen": return present
    case "patterns": return table(in: block.hasSuffix("zh") ? .chinese : .english)
    case "patch" where words.count == 3: return try patch(of: words[2], for: words[1])
    default:
      let named = Pattern.all.first { block.hasSuffix(" \($0.id)") }
      let part = named.map { String(block.dropLast($0.id.count + 1)) } ?? block
      guard let pattern = named ?? pattern,
        let lines = try await fill(part, of: pattern, isChinese: isChinese)
      else { throw TestFailure("unknown block: \(block)") }
      return lines
    }
  }

  private func fill(
    _ block: String, of pattern: Pattern, isChinese: Bool
  ) async throws -> [String]? {
    switch block {
    case "knows button": allowedReferences(in: pattern, isChinese: isChinese)
    case "holds button": try await holds(in: pattern, isChinese: isChinese)
    case "failed load": try await failedLoad(in: pattern, isChinese: isChinese)
    case "steps": try await steps(of: pattern)
    default: nil
    }
  }

  private func table(in language: Language) -> [String] {
    let isChinese = language == .chinese
    let (titles, stop) =
      isChinese ? ("问题 | 模式 | 命令 | 文件夹", "。") : ("question | pattern | command | folder", ".")
    let top = isChinese ? "../.." : ".."
    return ["| \(titles) | \(isChinese ? "思路" : "idea") |", "| --- | --- | --- | --- | --- |"]
      + Pattern.all.map { pattern in
        let (name, idea) = (language.text(pattern.title), language.text(pattern.summary))
        // The ways to talk share one page.
        let isShared = Pattern.all.count { $0.page == pattern.page } > 1
        let heading = isShared ? "#" + name.lowercased().replacing(" ", with: "-") : ""
        let folder = "[`\(pattern.module)`](\(top)/Sources/\(pattern.module))"
        return "| \(language.text(pattern.purpose.title)) | \(name) | `\(pattern.id)` | \(folder) "
          + "| [\(idea.prefix(1).uppercased() + idea.dropFirst())\(stop)](\(pattern.page)\(heading)) |"
      }
  }

  private func fenced(_ lines: [String], as language: String) -> [String] {
    ["```\(language)"] + lines + ["```"]
  }

  // MARK: Runs

  /// The finished and running runs of the program. Many blocks show parts of one run.
  private static var runs: [[String]: Task<End, any Error>] = [:]

  /// Runs the program with the given arguments, once per run of the tests.
  private static func end(of words: [String]) async throws -> End {
    let run = runs[words] ?? Task { try await ToolingSupport.run("patterns", words) }
    runs[words] = run
    return try await run.value
  }

  /// Returns the command and its output as a terminal shows them.
  private func run(_ words: String) async throws -> [String] {
    var parts = words.split(separator: " | ").map(String.init)
    let command = parts.removeFirst()
    let run = try await Self.end(of: Self.arguments(command))
    var lines = (run.output + run.errors).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
    for part in parts {
      let beginning = part.drop { $0 != " " }.dropFirst()
      guard let index = lines.firstIndex(where: { $0.hasPrefix(beginning) }) else {
        throw TestFailure("unknown block: \(words)")
      }
      switch part.prefix(2) {
      case "fr": lines = ["…"] + lines[index...]
      case "be": lines = lines[..<index] + ["…"]
      default: lines = lines[...index] + ["…"]
      }
    }
    let language = command.hasPrefix("diff ") ? "diff" : "text"
    return fenced(["$ swift run patterns \(command)"] + lines, as: language)
  }

  // MARK: Change requests

  /// Returns the hunks of a patch that change the sources of a pattern.
  private func patch(of pattern: String, for request: String) throws -> [String] {
    let text = try checkout.text(of: "Examples/Changes/\(request)/patches/\(pattern).patch")
    let files = text.split(separator: "diff --git ").filter { $0.hasPrefix("a/Sources/") }
    let lines = files.flatMap { file in
      file.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map(String.init)
    }
    guard !lines.isEmpty else { throw TestFailure("unknown block: patch \(request) \(pattern)") }
    return fenced(lines, as: "diff")
  }

  /// Splits a command into arguments as a shell does. Supports only double quotes.
  nonisolated static func arguments(_ command: String) -> [String] {
    command.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .flatMap { index, part in
        index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
      }
  }

  /// Returns the code of the functions that a press calls, in the order of a real run.
  private func steps(of pattern: Pattern) async throws -> [String] {
    guard let demo = pattern[.button], let press = await Recording(of: ScreenDriver(demo)).press()
    else { throw TestFailure("unknown block: steps of \(pattern.name)") }
    let sources = StepSources(checkout)
    var lines: [String] = []
    var file = ""
    for call in press.folded.steps.map(\.call)
    where call.module == pattern.module && !call.lines.isEmpty {
      guard let source = sources.source(of: call) else { continue }
      let path = "// Sources/\(call.module)/\(call.file)"
      if call.file != file { lines += lines.isEmpty ? [path] : ["", path] }
      file = call.file
      lines += source.lines.map(\.text)
    }
    return fenced(lines, as: "swift")
  }

  // MARK: Data and recordings

  /// Returns the sequence diagram of a reload that fails.
  private func failedLoad(in pattern: Pattern, isChinese: Bool) async throws -> [String] {
    guard let demo = pattern[.news], let news = await Recording(demo).news()
    else { throw TestFailure("unknown block: news of \(pattern.name)") }
    let lines = fenced(news.failure.folded.mermaid, as: "mermaid")
    guard isChinese else { return lines }
    return lines.map { line in
      Self.chineseCalls.reduce(line) { $0.replacing($1.key, with: $1.value) }
        .replacing(#/^  (actor )?User/#) { "  \($0.1 ?? "")用户" }
        .replacing(#/closure in (.+\))( |（)/#) { "\($0.1) 里的闭包\($0.2)" }
        .replacing(#/ ?\(via (\w+)\)/#) { "（通过 \($0.1)）" }
    }
  }

  /// The ways in which a step of a sequence diagram is reached, in Chinese.
  private static let chineseCalls = [
    " (closure)": "（闭包）", " (observer)": "（观察者）", " (starts)": "（启动任务）", " (wakes)": "（唤醒）",
    ": answer, ": ": 返回结果，",
  ]

  /// Returns the table of allowed references in the button demo, with one row per role of the pattern.
  ///
  /// Services and controls are the same in every pattern and know no role, so they have no row.
  private func allowedReferences(in pattern: Pattern, isChinese: Bool) -> [String] {
    func translated(_ word: String) -> String {
      isChinese ? Self.chinese[word] ?? Language.chinese.text(LocalizedText(key: word)) : word
    }
    func list(_ names: [RoleName]) -> String {
      names.map { translated($0.description) }.joined(separator: translated(", "))
    }
    let all = pattern[.button]?.roles ?? []
    let roles = all.filter { ![.service, .control].contains($0.name) }
    let rows = roles.map { role in
      let rest = role.types.count > 4 ? ", …" : ""
      let types = role.types.prefix(4).map { "`\($0)`" }.joined(separator: ", ") + rest
      let cells = [
        list([role.name]), types, list(role.byName), list(role.byProtocol),
      ]
      return "| \(cells.joined(separator: " | ")) |"
    }
    let titles = ["role", "types", "knows by name", "knows by protocol"].map(translated)
    return ["", "| \(titles.joined(separator: " | ")) |", "| --- | --- | --- | --- |"] + rows + [""]
  }

  /// The titles of the table of allowed references in Chinese.
  private static let chinese = [
    "role": "角色", "types": "类型", "knows by name": "依赖具体类型", "knows by protocol": "只依赖协议",
  ]

  /// Returns the flowchart of the references between the objects of the button demo.
  private func holds(in pattern: Pattern, isChinese: Bool) async throws -> [String] {
    guard let demo = pattern[.button] else {
      throw TestFailure("unknown block: holds button of \(pattern.name)")
    }
    let driver = ScreenDriver(demo)
    await driver.start()
    let lines = fenced(driver.referenceGraph.mermaid, as: "mermaid")
    guard isChinese else { return lines }
    func translated(_ words: String) -> String {
      Language.chinese.text(LocalizedText(key: words))
    }
    let legend = "粗线：强引用<br/>细线：弱引用<br/>虚线：通过协议"
    return lines.map { line in
      line.replacing(#/thick: .+ protocol/#, with: legend)
        .replacing(#/\["(an? \w+)"\]/#) { #"["\#(translated("\($0.1)"))"]"# }
        .replacing(#/<br\/>([a-z ]+)"/#) { "<br/>\(translated("\($0.1)"))\"" }
    }
  }
}
