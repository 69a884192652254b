import Model
import PatternKit
import TerminalUI
import TestSupport
import Testing

@testable import Reports

@Suite("Transcripts: call trees")
struct TranscriptTreesTests {
  @Test func `repeated events whose steps have another order are counted apart`() async throws {
    let pattern = Pattern(
      id: "own", name: "Own", summary: "has two orders",
      demos: [.button: { _ in Screen(AlternatingViewController()) }])
    var lines: [String] = []
    let transcript = Transcript(
      pattern.demos[0], events: try RepeatedEvent.list("press*4"),
      services: Services(
        news: StubNewsSource(), images: FailingImageSource(), digits: RandomDigits(seed: 7)),
      seed: 7, xray: .text, print: { lines.append($0) })

    try await transcript.run()

    #expect(lines.filter { $0.contains(#/^×\d/#) } == ["×2", "×2"])
  }

  @Test func `a value as JSON has its keys in order, and its slashes as they are`() throws {
    #expect(try ["b": "/", "a": ""].json == #"{"a":"","b":"/"}"#)
  }
}

/// A screen that changes two views in another order at each press.
private final class AlternatingViewController: ViewController {
  private let label = Label()
  private let textView = TextView()
  private var isTextFirst = false

  override func viewDidLoad() {
    let button = Button(title: "Click me!")
    button.addTarget(self, action: AlternatingViewController.buttonTapped)
    view.addSubview(label)
    view.addSubview(textView)
    view.addSubview(button)
  }

  private func buttonTapped() {
    if isTextFirst { textView.text = "changed" }
    label.text = "changed"
    if !isTextFirst { textView.text = "changed" }
    isTextFirst.toggle()
  }
}
