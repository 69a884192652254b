import Feeds
import Model
import Observing
import PatternKit
import Processes
import Recordings
import TerminalUI
import TestSupport
import Testing

/// The code examples of the documentation comments, each with its result.
@Suite("Docs: code examples")
struct CodeExampleTests {
  /// A pattern with one demo.
  private let pattern = Pattern(
    id: "counter", name: "Counter", summary: "one object does everything",
    demos: [.button: { Screen(CounterViewController(digits: $0.digits)) }])
  private var demo: PatternDemo { pattern.demos[0] }

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
}

nonisolated extension CodeExampleTests {
  @Test func `each code example of a documentation comment is compiled`() throws {
    let code = try ["Sources", "Tests"].map(Self.lines).joined().filter { !$0.hasPrefix("///") }
    let text = code.joined(separator: "\n")

    let paths = try checkout().paths(in: "Sources")
    for path in paths where !path.hasPrefix("Sources/Tooling/") {
      for example in try Self.examples(in: path) {
        #expect(text.contains(example.joined(separator: "\n")), "\(path): \(example)")
      }
    }
  }

  /// Returns the trimmed lines of the Swift files in a folder.
  private static func lines(in folder: String) throws -> [String] {
    let checkout = try TestSupport.checkout()
    return try checkout.paths(in: folder).flatMap { try trimmedLines(of: checkout.text(of: $0)) }
  }

  private static func trimmedLines(of text: String) -> [String] {
    text.split(separator: "\n").map { String($0.trimmingPrefix { $0 == " " }) }
  }

  /// Returns the trimmed lines of each code example in a file.
  private static func examples(in path: String) throws -> [[String]] {
    let comments = trimmedLines(of: try TestSupport.checkout().text(of: path))
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
