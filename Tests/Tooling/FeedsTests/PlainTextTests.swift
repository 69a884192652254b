import Testing

@testable import Feeds

@Suite("Feeds: PlainText")
struct PlainTextTests {
  @Test(arguments: [
    ("plain", "plain"),
    ("  two words \n", "two words"),
    ("\u{3000}新闻\u{A0}", "新闻"),
    ("\u{FEFF}\u{200B}mark\u{202E}", "mark"),
    ("👩‍🔬", "👩‍🔬"),
    ("❤️", "❤️"),
  ])
  func `plain text has no invisible characters at either end`(text: String, expected: String) {
    #expect(PlainText.nonempty(text) == expected)
  }

  @Test(arguments: [
    "", " ", "\n\t\r", "\u{0}\u{7F}", "\u{200B}\u{FEFF}\u{2028}", "&nbsp;", "&#32;",
  ])
  func `plain text of invisible characters only is nil`(text: String) {
    #expect(PlainText.nonempty(text) == nil)
  }

  @Test(arguments: [
    ("a &hellip; b", "a … b"),
    ("&quot;A&quot; &amp; &apos;B&apos; &lt;&gt;", "\"A\" & 'B' <>"),
    ("&#8230;&#x2026;&#X2026;", "………"),
    ("&#x1F389;x&#769;", "🎉x\u{301}"),
    ("&amp;amp;", "&amp;"),
    ("&le;&ge;&sub;&sup;&sube;&supe;", "≤≥⊂⊃⊆⊇"),
    ("&ldquo;&ldquo;", "““"),
    ("a&nbsp;&euro;", "a\u{A0}€"),
    ("&eacute;&rarr;&nbsp;&yuml;&Omega;&diams;&ensp;x", "é→\u{A0}ÿΩ♦\u{2002}x"),
    // Numbers that are control characters are those of Windows-1252.
    ("it&#146;s &#x93;a&#148; &#128;&#159;", "it’s “a” €Ÿ"),
    ("&#xD800;&#x110000;&#99999999;", "\u{FFFD}\u{FFFD}\u{FFFD}"),
  ])
  func `character references in plain text are resolved once`(text: String, expected: String) {
    #expect(PlainText.nonempty(text) == expected)
  }

  @Test(arguments: [
    "AT&T", "a & b; c", "&unknown;", "&hellip", "&;", "&#;", "&#x;", "&#xZZ;", "&#12a;", "&&&",
    "&amplitude;", "&",
  ])
  func `plain text keeps text that is not a character reference`(text: String) {
    #expect(PlainText.nonempty(text) == text)
  }
}

@Suite("Feeds: PlainText of HTML")
struct PlainTextOfHTMLTests {
  @Test(arguments: [
    ("plain", "plain"),
    ("<b>bold</b> and <a href=\"x\">link</a>", "bold and link"),
    ("<p>One</p><p>Two</p>", "One\nTwo"),
    ("<P CLASS='a'>One</P ><DIV>Two</DIV>Three", "One\nTwo\nThree"),
    ("One<br>Two<br/>Three<br />Four", "One\nTwo\nThree\nFour"),
    ("<ul><li>One</li><li>Two</li></ul>", "One\nTwo"),
    ("<h1>Head</h1>Text", "Head\nText"),
    ("<brand>x</brand>", "x"),
    ("a<!-- note -->b", "ab"),
    ("新<b>闻</b>", "新闻"),
    ("<table><tr><td>a<td>b</tr><tr><th>c</th><th>d</th></tr></table>e", "a b\nc d\ne"),
    ("<ul><li>One<li>Two</ul>Three", "One\nTwo\nThree"),
    ("a<pre>b</pre>c", "a\nb\nc"),
    ("<dl><dt>a<dd>b</dl>", "a\nb"),
    ("a<br><br>b", "a\n\nb"),
    ("<p it's>a</p>it's", "a\nit's"),
  ])
  func `plain text of HTML has no tags, and one line per paragraph, item, row or break`(
    html: String, expected: String
  ) {
    #expect(PlainText.ofHTML(html) == expected)
  }

  @Test(arguments: [
    ("a<script>if (x) { y = '<p>' }</script>b", "ab"),
    ("a<SCRIPT type='x'>z</Script >b", "ab"),
    ("a<style>p > b { }</style>b", "ab"),
    ("a<script>no end", "a"),
    ("a<script>b</p>c</script>d", "ad"),
    ("a<!-- <p>note</p> -- > -->b", "ab"),
    ("a<!-- no end", "a"),
    ("a</script>b</style>c", "abc"),
    ("<scripts>a</scripts>", "a"),
    ("<!DOCTYPE html>a", "a"),
  ])
  func `plain text of HTML has no document type, script, style or comment`(
    html: String, expected: String
  ) {
    #expect(PlainText.ofHTML(html) == expected)
  }

  @Test(arguments: [
    ("1 &lt; 2 and 3 &gt; 2", "1 < 2 and 3 > 2"),
    ("&lt;b&gt;", "<b>"),
    ("1 < 2 and 3 > 2", "1 < 2 and 3 > 2"),
    ("a <3 b", "a <3 b"),
    ("a <新闻> b", "a <新闻> b"),
    ("open <b", "open <b"),
    ("<", "<"),
  ])
  func `plain text of HTML keeps text that is not a tag`(html: String, expected: String) {
    #expect(PlainText.ofHTML(html) == expected)
  }

  @Test(arguments: ["", "<p></p>", "<img src='x'>", "<p>&nbsp;</p>"])
  func `plain text of HTML with tags only is nil`(html: String) {
    #expect(PlainText.ofHTML(html) == nil)
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["<", "<a", "&", "&#1"])
  func `converting HTML to plain text takes linear time`(part: String) {
    let html = String(repeating: part, count: 100_000)

    #expect(PlainText.ofHTML(html) == html)
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: ["<a \"", "<a x='", "<a x=\"<a x='", "<!--", "<script>", "<p> ", " <td>", "<p "])
  func `converting HTML with unclosed tags takes linear time`(part: String) {
    #expect(throws: Never.self) { PlainText.ofHTML(String(repeating: part, count: 20_000)) }
  }
}
