import Catalog
import Console
import Foundation
import Model
import PatternKit
import Testing
import UITesting

@testable import LiveApp

@Suite("Live app: Footer", .serialized)
struct FooterTests {
  @Test(
    arguments: [
      ("mvc", [], ["r reload", "Enter open"], ["Space press", "p n step"]),
      ("mvc button", [], ["Space press"], ["r reload"]),
      ("direct", [], ["Tab button"], ["Tab task"]),
      ("mvp", [.enter], ["↑↓ scroll  Esc close"], ["r reload"]),
      ("mvp --xray", [], ["↑↓ move", "p n step", "? help", "q quit"], ["d key step"]),
      ("mvp --xray", [.character("n")], ["↑↓ move", "p n step", "d key step"], []),
      (
        "mvvm button --xray", [],
        ["Space press  p n step  s source  Tab news  1–6 pattern  x X-ray  ? help  q quit"],
        ["the same press"]
      ),
      (
        "mvvm button --xray pressed", [],
        ["1 2 3: the same press in MVC, MVP, MVVM  Space press  Tab news  ? help  q quit"], []
      ),
      (
        "direct button --xray", [.character(" ")],
        ["4 5 6: the same press in Direct coupling, Delegate, Notification  ? help  q quit"], []
      ),
      (
        "mvvm button --xray", [.character(" "), .character("1")],
        ["Space press  p n step  s source  Tab news  1–6 pattern  x X-ray  ? help  q quit"],
        ["the same press"]
      ),
      ("mvvm button --xray", [.tab], ["Enter open", "Tab button  1–6 pattern"], ["presses"]),
      ("mvvm button --xray", [.character("x")], ["x X-ray"], ["p n step"]),
      ("mvvm button --xray", [.character("?")], ["Esc close"], ["p n step", "x X-ray"]),
    ] as [(String, [Key], [String], [String])])
  func `the key help lists the keys that have an effect`(
    words: String, keys: [Key], shown: [String], missing: [String]
  ) async throws {
    let test = try AppUnderTest(words)
    if !words.contains("button") { #expect(await test.shows("▸ One")) }
    if words.contains("--xray") { #expect(await test.isResolved()) }

    for key in keys { test.type(key) }
    if words.contains("--xray") { #expect(await test.isResolved()) }

    let help = try #require(await test.frame().split(separator: "\n").last)
    for text in shown { #expect(help.contains(text)) }
    for text in missing { #expect(!help.contains(text)) }
  }

  @Test func `a narrow window omits the least important hints, and the last of equal ones first`()
    async throws
  {
    let test = try AppUnderTest("mvc --xray")
    _ = await test.frame()
    #expect(await test.isResolved())
    test.type(.character("n"))
    let footer = Footer(test.app)
    var (shown, omitted): (String, [String]) = (footer.text(inColumns: 200), [])

    for columns in (20..<200).reversed() {
      let text = footer.text(inColumns: columns)
      let hints = text.components(separatedBy: "  ")
      omitted += shown.components(separatedBy: "  ").filter { !hints.contains($0) }
      shown = text
    }

    #expect(
      omitted == [
        "c compare (160 columns)", "s source", "x X-ray", "Tab button", "Enter open", "p n step",
        "r reload", "d key step", "↑↓ move", "1–\(Pattern.all.count) pattern",
      ])
  }
}
