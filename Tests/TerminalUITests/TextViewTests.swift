import Testing

@testable import TerminalUI

@Suite("A text view")
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

  @Test func `shows as many lines as there is room for`() {
    #expect(frame == "One\nTwo\nThree")
  }

  @Test func `breaks long lines at blanks`() {
    textView.text = "The quick brown fox\n\n日本語のニュース"

    #expect(
      window.frame(width: 10, height: 6) == """
        The quick
        brown fox

        日本語のニ
        ュース

        """)
  }

  @Test func `scrolls line by line`() {
    send(.down)
    #expect(frame == "Two\nThree\nFour")

    send(.down)
    #expect(frame == "Three\nFour\nFive")

    send(.up)
    #expect(frame == "Two\nThree\nFour")
  }

  @Test func `stops at the beginning`() {
    send(.up, times: 3)
    #expect(frame == "One\nTwo\nThree")

    send(.down)
    #expect(frame == "Two\nThree\nFour")
  }

  @Test func `stops at the end, even between two drawings`() {
    send(.down, times: 100)
    #expect(frame == "Three\nFour\nFive")

    send(.up)
    #expect(frame == "Two\nThree\nFour")
  }

  @Test func `does not scroll what fits`() {
    textView.text = "One\nTwo"

    send(.down, times: 3)

    #expect(frame == "One\nTwo\n")
  }

  @Test func `stays at the end in a higher window`() {
    send(.down, times: 2)
    #expect(frame == "Three\nFour\nFive")

    #expect(window.frame(width: 10, height: 4) == "Two\nThree\nFour\nFive")
  }

  @Test func `begins another text at its beginning`() {
    send(.down, times: 2)

    textView.text = "1\n2\n3\n4"

    #expect(frame == "1\n2\n3")
  }

  @Test func `shows nothing without a text`() {
    textView.text = ""

    #expect(frame == "\n\n")
  }

  @Test(arguments: [Event.press, .open, .close, .reload])
  func `leaves all other events to others`(event: Event) {
    #expect(!textView.handle(event))
  }

  /// Laying out the whole text each time would take hours.
  @Test func `costs a page, however long the text is`() {
    textView.text = String(repeating: "word ", count: 10_000_000)

    let time = ContinuousClock().measure {
      for _ in 0..<100 { _ = frame }
    }

    #expect(time < .seconds(60))
    #expect(frame == "word word\nword word\nword word")
  }
}
