import Testing

@testable import TerminalUI

@Suite("A label")
struct LabelTests {
  @Test func `shows its text in one line`() {
    let label = Label()
    let window = window(showing: label, Button(title: "OK"))

    label.text = "Loading…\nPlease wait"

    #expect(
      window.frame(width: 30, height: 2) == """
        Loading… Please wait
        [ OK ]
        """)
  }

  @Test func `cuts a text that is too long`() {
    let label = Label()
    label.text = "日本語のニュース"
    let window = window(showing: label)

    #expect(window.frame(width: 8, height: 1) == "日本語…")
  }

  @Test func `takes no room while it is empty`() {
    let label = Label()
    let window = window(showing: label, Button(title: "OK"))

    #expect(window.frame(width: 10, height: 1) == "[ OK ]")
  }
}
