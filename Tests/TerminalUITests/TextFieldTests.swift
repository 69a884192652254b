import Testing

@testable import TerminalUI

@Suite("TerminalUI: TextField")
struct TextFieldTests {
  @Test func `a text field shows its text on a line`() {
    let field = TextField()
    field.text = "Ada"
    let window = window(showing: field, Button(title: "OK"))

    #expect(
      window.frame(width: 30, height: 2) == """
        Ada_____________________
        [ OK ]
        """)
  }

  @Test func `a text field with wide characters takes 24 columns`() {
    let field = TextField()
    field.text = "新闻🎉"
    let window = window(showing: field)

    #expect(window.frame(width: 30, height: 1) == "新闻🎉__________________")
  }

  @Test func `a text field truncates a long text`() {
    let field = TextField()
    field.text = "Augusta Ada King, Countess of Lovelace"
    let window = window(showing: field)

    #expect(window.frame(width: 30, height: 1) == "Augusta Ada King, Count…")
    #expect(window.frame(width: 8, height: 1) == "Augusta…")
  }

  @Test func `a text field calls its target when the user types`() {
    let field = TextField()
    let target = Target()
    field.addTarget(target, action: Target.act)

    field.insertText("A")
    field.insertText("da")

    #expect(field.text == "Ada")
    #expect(target.calls == 2)
  }

  @Test func `a text field calls no target when code sets its text`() {
    let field = TextField()
    let target = Target()
    field.addTarget(target, action: Target.act)

    field.text = "Ada"

    #expect(target.calls == 0)
  }
}
