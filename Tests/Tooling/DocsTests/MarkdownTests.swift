import Foundation
import SourceCode
import Testing

@Suite("Docs: Markdown")
struct MarkdownTests {
  /// The check, shared by all tests because it reads all test sources.
  private static let check = Result {
    try MarkdownCheck(Checkout(around: URL(filePath: #filePath)))
  }

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

  @Test(arguments: [
    ("[a](mvc.md)", []), ("[a](https://example.com/no)", []),
    ("[a](nowhere.md)", ["docs/a.md:1: nowhere.md does not exist"]),
    ("[a](mvc.md#allowed-references)", []),
    ("[a](mvc.md#nothing)", ["docs/a.md:1: mvc.md#nothing has no such heading"]),
    ("`Sources/MVC/ButtonView.swift`", []), ("`Sources/MVC`", []), ("`Sources/<Name>`", []),
    ("`Sources/MVC/Gone.swift`", ["docs/a.md:1: Sources/MVC/Gone.swift does not exist"]),
    ("`press` in `Sources/TerminalUI/Event.swift`", []),
    (
      "`delegate` in `Sources/MVC/ButtonView.swift`, `nothing` in `Sources/TerminalUI/Event.swift`",
      ["docs/a.md:1: “nothing” is not in Sources/TerminalUI/Event.swift"]
    ),
    ("`Sources/TerminalUI/Event.swift` 中的 `press`", []),
    (
      "`Sources/TerminalUI/Event.swift` 中的 `nothing`",
      ["docs/a.md:1: “nothing” is not in Sources/TerminalUI/Event.swift"]
    ),
    ("[`press`](../Sources/TerminalUI/Event.swift)", []),
    (
      "[`nothing`](../Sources/TerminalUI/Event.swift)",
      ["docs/a.md:1: “nothing” is not in docs/../Sources/TerminalUI/Event.swift"]
    ),
    ("```sh\nswift run patterns mvc --events press\n```", []),
    ("```sh\nPATTERNS_DOCS=write swift test --filter DocsTests\n```", []),
    ("`swift test --filter \"MarkdownTests/.the check reports|^MVPTests\"`", []),
    ("`swift test --filter <Name>Tests`", []), ("`swift test --filter` and `swift test`", []),
    (
      "`swift test --filter MarkdownCheck`",
      ["docs/a.md:1: unknown command: swift test --filter MarkdownCheck"]
    ),
    ("```sh\nbash .ci/run\ndiff -r Sources/MVC Sources/MVP\n```", []),
    (
      "```sh\nswift run patterns mvvc\n```",
      ["docs/a.md:2: unknown command: swift run patterns mvvc"]
    ),
    ("```sh\nswift run pattern\n```", ["docs/a.md:2: unknown command: swift run pattern"]),
    (
      "```sh\nswift test --filter Nothing\n```",
      ["docs/a.md:2: unknown command: swift test --filter Nothing"]
    ),
    ("```sh\ndiff a b\n```", ["docs/a.md:2: unknown command: diff a b"]),
    ("```sh\ngit apply --reverse a\n```", ["docs/a.md:2: unknown command: git apply --reverse a"]),
    ("```swift\nlet a = 1\n```", ["docs/a.md:1: code that is not from a source"]),
    ("<!-- begin a -->\n```swift\nlet a = 1\n```\n<!-- end -->", []),
    (
      "```text\n$ swift run patterns list\n```",
      ["docs/a.md:2: a transcript that is not from a run"]
    ),
  ])
  func `the check reports a mistake with its line`(text: String, complaints: [String]) {
    #expect(check.complaints(about: "docs/a.md", text) == complaints)
  }
}
