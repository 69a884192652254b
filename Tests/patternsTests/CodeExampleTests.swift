import Catalog
import Console
import Foundation
import Inputs
import LiveApp
import Model
import Observing
import PatternKit
import Reports
import TerminalUI
import TestSupport
import Testing
import Tracing
import UITesting
import Workshop

/// The code examples of the documentation comments, each with its result.
@Suite("Docs: code examples")
struct CodeExampleTests {
  private static let checkout = Result { try Checkout(around: URL(filePath: #filePath)) }

  /// A pattern with one demo.
  private let pattern = Pattern(
    id: "counter", name: "Counter", summary: "one object does everything",
    demos: [.button: { Screen(CounterViewController(digits: $0.digits)) }])
  private var demo: PatternDemo { pattern.demos[0] }
  private let services = Services(
    news: BundledNewsSource(), images: URLImageSource(), digits: RandomDigits(seed: 7))

  @Test(arguments: ["Model/NewsModel", "Observing/Observing", "TerminalUI/ViewController"])
  func `the file to read first in a target has a code example`(path: String) throws {
    #expect(try !Self.examples(in: "Sources/\(path).swift").isEmpty)
  }

  @Test func `the file to read first in a target of the tooling has a code example`() throws {
    let page = try Self.checkout.get().text(of: "Sources/Tooling/README.md")
    let paths = page.matches(of: /\| \[\w+\]\((\w+\/[\w\/]+\.swift)\) \|/).map(\.1)

    #expect(paths.count == 8)
    for path in paths {
      #expect(try !Self.examples(in: "Sources/Tooling/\(path)").isEmpty, "\(path)")
    }
  }

  @Test func `each code example of a documentation comment is compiled`() throws {
    let code = try ["Sources", "Tests"].map(Self.lines).joined().filter { !$0.hasPrefix("///") }
    let text = code.joined(separator: "\n")

    for path in try Self.checkout.get().paths(in: "Sources") {
      for example in try Self.examples(in: path) {
        #expect(text.contains(example.joined(separator: "\n")), "\(path): \(example)")
      }
    }
  }

  @Test(arguments: Pattern.all)
  func `one type of each demo of a pattern names the test file that shows how it is used`(
    pattern: Pattern
  ) throws {
    let checkout = try Self.checkout.get()
    let named = try checkout.paths(in: "Sources/\(pattern.module)").flatMap { path in
      try checkout.text(of: path).matches(of: #/`(Tests/\S+)` shows how it is used/#)
        .map { String($0.1) }
    }
    let tests = try checkout.paths(in: "Tests/\(pattern.module)Tests")

    #expect(named.count == pattern.demos.count)
    #expect(Set(named) == Set(tests.filter { $0.hasSuffix("Tests.swift") }))
  }

  @Test func `the example of NewsModel loads the articles`() async {
    let source = BundledNewsSource()
    var states: [NewsModel.State] = []

    let model = NewsModel(source: source)
    model.load()
    let observation = model.observe(\.state) { states.append($0) }

    await eventually(states, equals: [.loading, .loaded])
    #expect(model.items.count > 1)
    withExtendedLifetime(observation) {}
  }

  @Test func `the examples of ViewController and ScreenDriver show a screen`() async {
    let driver = ScreenDriver(demo)
    driver.open()
    await driver.perform { driver.send(.press) }
    let lines = driver.draw()

    #expect(lines.first == "1 press")
  }

  @Test func `the example of Recorder prints the calls of a change`() async throws {
    let model = ButtonModel(digits: RandomDigits(seed: 7))

    let recorder = Recorder()
    recorder.record { model.changeNumber() }
    let tree = await recorder.finishEvent(showing: Recorder.Scope(module: "Model"))

    #expect(try #require(tree).text.contains { $0.contains("set → ButtonModel.number: Int") })
  }

  @Test func `the example of Option reads a word and options`() throws {
    struct Arguments {
      var words: [String] = []
      var isPlain = false
      var seed: UInt64 = 0
    }
    var arguments = Arguments()

    let options: [Option<Arguments>] = [
      .flag("--plain") { $0.isPlain = true },
      .number("--seed", in: 0...UInt64.max) { $0.seed = $1 },
    ]
    try Option.read(["news", "--seed=7"], by: options, into: &arguments) { $0.words.append($1) }

    #expect(arguments.words == ["news"])
    #expect(!arguments.isPlain && arguments.seed == 7)
  }

  @Test func `the example of StyledText is bold at its beginning`() {
    let line = StyledText("MVVM", .bold) + StyledText(": the view observes")

    #expect(line.controlSequences.hasSuffix(": the view observes"))
    #expect(line.text == "MVVM: the view observes")
  }

  @Test func `the example of App shows the screen after a key`() {
    let app = App(demo, services: services)
    app.handle(.enter)
    let lines = app.frame().text

    #expect(lines.contains { $0.hasPrefix("1 press") })
  }

  @Test func `the example of Transcript prints the events and the screens`() async throws {
    var lines: [String] = []

    let transcript = Transcript(
      demo, events: try RepeatedEvent.list("press*2"), services: services, seed: 7, xray: nil,
      print: { lines.append($0) })
    try await transcript.run()

    #expect(lines.contains("> press*2"))
    #expect(lines.contains("│ 2 presses"))
  }

  @Test func `the example of Workshop prints a hint`() async throws {
    let checkout = try Self.checkout.get()
    var lines: [String] = []

    let workshop = try Workshop(in: checkout, print: { lines.append($0) })
    try await workshop.run(try workshop.command("hint", arguments: ["1"]))

    #expect(lines.first == "1 A question")
  }

  // MARK: Reading examples

  /// Returns the trimmed lines of the Swift files in a folder.
  private static func lines(in folder: String) throws -> [String] {
    let checkout = try checkout.get()
    return try checkout.paths(in: folder).flatMap { try trimmedLines(of: checkout.text(of: $0)) }
  }

  private static func trimmedLines(of text: String) -> [String] {
    text.split(separator: "\n").map { String($0.trimmingPrefix { $0 == " " }) }
  }

  /// Returns the trimmed lines of each code example in a file.
  private static func examples(in path: String) throws -> [[String]] {
    let comments = trimmedLines(of: try checkout.get().text(of: path))
      .filter { $0.hasPrefix("///") }.map { $0.dropFirst(3).trimmingPrefix { $0 == " " } }
    return comments.indices.filter { comments[$0] == "```swift" }.map { start in
      comments[(start + 1)...].prefix { $0 != "```" }.map(String.init)
    }
  }
}

/// A label that counts the presses of a button.
private final class CounterViewController: ViewController {
  private let label = Label()
  private var count = 0

  init(digits: any DigitSource) { super.init() }

  override func viewDidLoad() {
    let button = Button(title: "Click me!")
    button.addTarget(self, action: CounterViewController.buttonTapped)
    view.addSubview(label)
    view.addSubview(button)
  }

  private func buttonTapped() {
    count += 1
    label.text = count == 1 ? "1 press" : "\(count) presses"
  }
}
