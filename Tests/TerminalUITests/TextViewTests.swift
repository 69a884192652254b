import Testing

@testable import TerminalUI

@Suite("TerminalUI: TextView")
struct TextViewTests {
  private let textView = TextView()
  private let window: Window

  init() {
    window = TerminalUITests.window(showing: textView)
    textView.text = "One\nTwo\nThree\nFour\nFive"
  }

  private var frame: String { window.frame(width: 10, height: 3) }

  private func send(_ event: Event, times: Int = 1) {
    for _ in 0..<times { window.send(event) }
  }

  @Test func `a text view wraps its text again when its width changes`() {
    textView.text = "The quick brown fox"
    #expect(frame == "The quick\nbrown fox\n")

    #expect(window.frame(width: 20, height: 3) == "The quick brown fox\n\n")
  }

  @Test func `a text view scrolls line by line`() {
    send(.down)
    #expect(frame == "Two\nThree\nFour")

    send(.down)
    #expect(frame == "Three\nFour\nFive")

    send(.up)
    #expect(frame == "Two\nThree\nFour")
  }

  @Test func `a text view scrolls page by page`() {
    textView.text = (1...9).map(String.init).joined(separator: "\n")
    #expect(frame == "1\n2\n3")

    send(.pageDown)
    #expect(frame == "4\n5\n6")

    send(.pageUp)
    #expect(frame == "1\n2\n3")
  }

  @Test func `scrolling beyond an end of the text changes nothing`() {
    #expect(frame == "One\nTwo\nThree")
    var changeCount = 0
    window.onChange = { _ in changeCount += 1 }

    for event in [Event.up, .pageUp, .home] { send(event) }
    #expect(changeCount == 0)

    send(.end)
    for event in [Event.down, .pageDown, .end] { send(event) }
    #expect(changeCount == 1)
    #expect(frame == "Three\nFour\nFive")
  }

  @Test func `a text view stops scrolling at the end, even between two drawings`() {
    send(.down, times: 100)
    #expect(frame == "Three\nFour\nFive")

    send(.up)
    #expect(frame == "Two\nThree\nFour")
  }

  @Test func `a text view does not scroll a text that fits`() {
    textView.text = "One\nTwo"

    send(.down, times: 3)

    #expect(frame == "One\nTwo\n")
  }

  @Test func `a text view stays at the end when its window becomes higher`() {
    send(.down, times: 2)
    #expect(frame == "Three\nFour\nFive")

    #expect(window.frame(width: 10, height: 4) == "Two\nThree\nFour\nFive")
  }

  @Test func `a text view shows a new text from the beginning`() {
    send(.down, times: 2)

    textView.text = "1\n2\n3\n4"

    #expect(frame == "1\n2\n3")
  }

  @Test(arguments: [Event.press, .open, .close, .reload])
  func `a text view does not handle other events`(event: Event) {
    #expect(!textView.handle(event))
  }
}
