import Catalog
import PatternKit
import TestSupport
import Testing

/// A demo with one added or replaced source file, and the expected violations.
nonisolated struct Fixture: CustomTestStringConvertible, Sendable {
  let pattern: String
  let demo: Demo
  let file: String
  let source: String
  let violations: [String]

  /// - Parameter file: The file to replace. A new name adds a file.
  init(
    _ pattern: String, _ demo: Demo, file: String = "Fixture.swift", _ source: String,
    _ violations: String...
  ) {
    self.pattern = pattern
    self.demo = demo
    self.file = file
    self.source = source
    self.violations = violations
  }

  var testDescription: String {
    "\(pattern), \(demo): \(source.split(separator: "\n").joined(separator: " ⏎ "))"
  }

  func found() throws -> [String] {
    let pattern = try #require(Pattern.all.first { $0.id == self.pattern })
    return try #require(pattern[demo]).violations { sources in
      sources.filter { !$0.name.hasSuffix("/\(file)") } + [SourceFile(file, source)]
    }
  }
}

@Suite("Check of the allowed references")
nonisolated struct ForbiddenMentionsTests {
  @Test(arguments: [
    Fixture(
      "mvp", .button, "extension ButtonPresenter {\n  var owner: ButtonViewController? { nil }\n}",
      "Fixture.swift:2: ButtonPresenter (presenter) mentions ButtonViewController, "
        + "and may know the view by protocol only"),
    Fixture(
      "mvp", .button, "extension ButtonViewController {\n\n  func show(_ model: ButtonModel) {}\n}",
      "Fixture.swift:3: ButtonViewController (view) mentions ButtonModel, and must not know the model"
    ),
    Fixture(
      "mvvm", .button, "extension ButtonViewModel { struct State { let label: Label } }",
      "Fixture.swift:1: ButtonViewModel (view model) mentions Label, and must not know the control"),
    Fixture(
      "mvvm", .news, "extension NewsViewModel { var a: (any TableViewDataSource)? { nil } }",
      "Fixture.swift:1: NewsViewModel (view model) mentions TableViewDataSource, and must not know the control",
      "Fixture.swift:1: NewsViewModel (view model) mentions TableViewDataSource, and must not know the view"
    ),
    Fixture(
      "direct", .button, "extension ButtonManager { var items: [NewsItem] { [] } }",
      "Fixture.swift:1: ButtonManager (manager) mentions NewsItem, which has no role in this demo"),
    Fixture(
      "mvc", .news,
      "class NewsCell { func show(_ item: NewsItem) {} }\nextension NewsViewController { let cell: NewsCell }",
      "Fixture.swift:2: NewsViewController (controller) mentions NewsCell, which has no role in this demo"
    ),
    Fixture(
      "delegate", .news,
      "extension NewsWorker { var a: Any? { delegate as? NewsManager } }",
      "Fixture.swift:1: NewsWorker (worker) mentions NewsManager, and may know the manager by protocol only"
    ),
  ])
  func `the check reports a reference that the table does not allow`(fixture: Fixture) throws {
    #expect(try fixture.found() == fixture.violations)
  }

  @Test func `the check ignores other demos`() throws {
    let fixture = Fixture(
      "mvp", .button, "extension NewsPresenter { var own: NewsViewController? { nil } }")

    #expect(try fixture.found() == [])
  }

  @Test(arguments: [
    Fixture(
      "mvp", .button, file: "ButtonViewController.swift",
      "class ButtonViewController: ViewController { let a: ButtonPresenter }",
      "the presenter should know the view by protocol, but does not mention it"),
    Fixture(
      "delegate", .task, file: "PrintManager.swift",
      "final class PrintManager: ViewController { let worker: PrintWorker; let label: Label }",
      "the worker should know the manager by protocol, but does not mention it"),
    Fixture(
      "mvc", .news, file: "NewsViewController.swift",
      """
      class NewsViewController: ViewController, TableViewDelegate { let images: any ImageSource }
      """,
      "the controller should know the model by name, but does not mention it",
      "the controller should know the items by name, but does not mention it"),
    Fixture(
      "notification", .button, file: "ButtonMessages.swift", "struct ButtonTapped {}",
      "NumberChanged is listed for the role “messages”, but no declaration exists"),
  ])
  func `the check reports an allowed reference that no source contains`(fixture: Fixture) throws {
    #expect(try fixture.found() == fixture.violations)
  }

  @Test func `a protocol that inherits another one does not adopt it`() {
    let source = """
      protocol Writes {}
      protocol Prints: Writes {}
      class V: Writes {}
      class W { let writer: any Writes }
      class M {}
      """
    let check = ReferenceCheck(
      roles: [
        Role(.view, is: ["V"]), Role(.worker, is: ["W", "Writes"], byProtocol: [.view]),
        Role(.manager, is: ["M", "Prints"]),
      ],
      sources: [SourceFile("A.swift", source)], surroundings: [])

    // The manager mentions the protocol, and the worker does not reach it.
    #expect(!check.violations.contains { $0.contains("the manager") && $0.contains("(worker)") })
  }

  @Test func `a type of the pattern hides a type of the shared modules that has its name`() {
    let check = ReferenceCheck(
      roles: [Role(.view, is: ["V"], byProtocol: [.worker]), Role(.worker, is: ["W"])],
      sources: [SourceFile("A.swift", "class W {}\nclass V { let w: W }")],
      surroundings: [SourceFile("B.swift", "protocol W {}")])

    #expect(
      check.violations.first
        == "A.swift:2: V (view) mentions W, and may know the worker by protocol only")
  }
}
