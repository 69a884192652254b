import Testing

@testable import TerminalUI

@Suite("TerminalUI: Canvas")
struct CanvasTests {
  @Test func `a canvas contains the written text without trailing spaces`() {
    var canvas = Canvas(width: 12, height: 4)

    canvas.write("News  ", x: 0, y: 0, width: 12)
    canvas.write("of today", x: 3, y: 2, width: 12)

    #expect(
      canvas.text == """
        News

           of today

        """)
  }

  @Test func `a canvas clips text at its left edge`() {
    var canvas = Canvas(width: 4, height: 2)

    canvas.write("abc", x: -1, y: 0, width: 3)
    canvas.write("日本", x: -1, y: 1, width: 4)

    #expect(
      canvas.text == """
        bc
         本
        """)
  }

  @Test(arguments: [
    // Text of one and two columns over the first and the second half of a character.
    ("x", 2, "日x 語"), ("x", 3, "日 x語"), ("新", 2, "日新語"), ("新", 1, " 新 語"), ("新", 3, "日 新"),
    ("xyz", 1, " xyz語"), ("x", 0, "x 本語"),
  ])
  func `a canvas replaces a partly overwritten wide character with a space`(
    text: String, x: Int, line: String
  ) {
    var canvas = Canvas(width: 6, height: 1)
    canvas.write("日本語", x: 0, y: 0, width: 6)

    canvas.write(text, x: x, y: 0, width: 6)

    #expect(canvas.lines == [line])
  }

  @Test func `a canvas aligns text to the right edge of its area, also beside wide characters`() {
    var canvas = Canvas(width: 10, height: 4)

    canvas.write("News", x: 2, y: 0, width: 8, alignedRight: true)
    canvas.write("日本", x: 0, y: 1, width: 6, alignedRight: true)
    canvas.write("日本", x: 0, y: 2, width: 5)
    canvas.write("Yesterday", x: 5, y: 2, width: 5, alignedRight: true)
    canvas.write("News", x: 2, y: 3, width: 8, alignedRight: false)

    #expect(
      canvas.text == """
              News
          日本
        日本 Yest…
          News
        """)
  }

  @Test(arguments: [
    (Rect(x: 1, y: 0, width: 2, height: 1), ["a  d", "abcd"]),
    (Rect(x: -5, y: -5, width: 7, height: 6), ["  cd", "abcd"]),
    (Rect(x: 2, y: 1, width: 90, height: 90), ["abcd", "ab"]),
    (Rect(x: 9, y: 0, width: 3, height: 2), ["abcd", "abcd"]),
    (Rect(x: 0, y: 7, width: 3, height: 2), ["abcd", "abcd"]),
    (Rect(x: -9, y: -9, width: 3, height: 2), ["abcd", "abcd"]),
    (Rect(x: 3, y: 1, width: -2, height: -1), ["abcd", "abcd"]),
    (Rect(x: 0, y: 0, width: 4, height: 0), ["abcd", "abcd"]),
  ])
  func `a canvas clears the part of a rectangle inside its edges`(rect: Rect, lines: [String]) {
    var canvas = Canvas(width: 4, height: 2)
    canvas.write("abcd", x: 0, y: 0, width: 4)
    canvas.write("abcd", x: 0, y: 1, width: 4)

    canvas.clear(rect)

    #expect(canvas.lines == lines)
  }
}
