import Console
import Testing

@Suite("TextOutput: TextTable")
struct TextTableTests {
  @Test func `a table has columns, cells of several lines, and headings`() {
    let table = TextTable([
      ["", "one", "two"], [""], ["A long heading"], ["roles", "view\nmodel", "新闻"],
    ])

    #expect(
      table.lines == [
        "       one    two", "", "A long heading", "roles  view   新闻", "       model",
      ])
    #expect(table.width == 18)
  }
}
