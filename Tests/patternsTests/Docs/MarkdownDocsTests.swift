import Foundation
import PatternKit
import TestSupport
import Testing

@Suite("Docs: Markdown")
struct MarkdownDocsTests {
  /// The check, shared by all tests because it reads all test sources.
  private static let check = Result { try MarkdownCheck(checkout()) }

  private let check: MarkdownCheck

  init() throws {
    check = try Self.check.get()
  }

  @Test(arguments: Document.all)
  func `every document has working links, files and commands`(document: Document) throws {
    let complaints = check.complaints(
      about: document.path, try check.checkout.text(of: document.path))

    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }

  @Test(arguments: ["person", "photos", "filter", "clock", "store"])
  func `each command of a page that runs an example is valid`(program: String) async throws {
    let start = "swift run \(program)"
    let commands = try Document.all.flatMap { document in
      let file = MarkdownFile(try check.checkout.text(of: document.path))
      return (file.commands + file.codeSpans).map(\.text)
    }
    let words = Set(commands.map { Blocks.arguments($0) })
      .filter { $0.starts(with: start.split(separator: " ").map(String.init)) }

    #expect(!words.isEmpty)
    for words in words {
      let end = try await run(program, Array(words.dropFirst(3)))
      #expect(end.status == 0, "\(words): \(end.errors)")
    }
  }

  // What the check accepts is in the documents.
  @Test(arguments: [
    ("[a](nowhere.md)", "1: nowhere.md does not exist"),
    ("[a](mvc.md#nothing)", "1: mvc.md#nothing has no such heading"),
    ("`Sources/MVC/Gone.swift`", "1: Sources/MVC/Gone.swift does not exist"),
    (
      "`model` in `Sources/MVP/ButtonPresenter.swift`, `nothing` in `Sources/TerminalUI/Event.swift`",
      "1: “nothing” is not in Sources/TerminalUI/Event.swift"
    ),
    (
      "`rows` in `Sources/MVC/NewsViewController.swift`",
      "1: “rows” is not in Sources/MVC/NewsViewController.swift"
    ),
    (
      "`Sources/TerminalUI/Event.swift` 中的 `nothing`",
      "1: “nothing” is not in Sources/TerminalUI/Event.swift"
    ),
    (
      "[`nothing`](../Sources/TerminalUI/Event.swift)",
      "1: “nothing” is not in docs/../Sources/TerminalUI/Event.swift"
    ),
    ("`swift test --filter Gone`", "1: unknown command: swift test --filter Gone"),
    ("```sh\nswift test --filter Gone\n```", "2: unknown command: swift test --filter Gone"),
    ("```sh\nswift run patterns mvvc\n```", "2: unknown command: swift run patterns mvvc"),
    ("`swift run patterns mvvc`", "1: unknown command: swift run patterns mvvc"),
    ("`--xray=hold`", "1: unknown command: swift run patterns mvc --xray=hold"),
    ("| `--xray=hold` | a |", "1: unknown command: swift run patterns mvc --xray=hold"),
    ("| `hint 3 4` | a |", "1: unknown command: swift run patterns hint 3 4"),
    ("```sh\nswift run pattern\n```", "2: unknown command: swift run pattern"),
    ("```sh\ndiff a b\n```", "2: unknown command: diff a b"),
    ("```sh\ngit apply --reverse a\n```", "2: unknown command: git apply --reverse a"),
    ("```swift\nlet a = 1\n```", "1: code that is not from a source"),
    ("```text\n$ swift run patterns list\n```", "2: a transcript that is not from a run"),
  ])
  func `the check reports a mistake with its line`(text: String, complaint: String) {
    #expect(check.complaints(about: "docs/a.md", text) == ["docs/a.md:\(complaint)"])
  }
}
