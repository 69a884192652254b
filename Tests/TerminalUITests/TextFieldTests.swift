import Testing

@testable import TerminalUI

@Suite("TerminalUI: TextField")
struct TextFieldTests {
  @Test(arguments: [
    ("Ada", 30, "Ada_____________________"), ("新闻🎉", 30, "新闻🎉__________________"),
    ("Augusta Ada King, Countess of Lovelace", 30, "Augusta Ada King, Count…"),
    ("Augusta Ada King, Countess of Lovelace", 8, "Augusta…"),
  ])
  func `a text field shows its text in at most 24 columns of one line`(
    text: String, width: Int, line: String
  ) {
    let field = TextField()
    field.text = text
    let window = window(showing: field, Button(title: "OK"))

    #expect(window.frame(width: width, height: 2) == "\(line)\n[ OK ]")
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
