import Testing

@testable import TerminalUI

@Suite("TerminalUI: Label")
struct LabelTests {
  @Test func `a label shows its text on one line`() {
    let label = Label()
    let window = window(showing: label, Button(title: "OK"))

    label.text = "Loading…\nPlease wait"

    #expect(
      window.frame(width: 30, height: 2) == """
        Loading… Please wait
        [ OK ]
        """)
  }

  @Test func `an empty label has no height`() {
    let label = Label()
    let window = window(showing: label, Button(title: "OK"))

    #expect(window.frame(width: 10, height: 1) == "[ OK ]")
  }
}
