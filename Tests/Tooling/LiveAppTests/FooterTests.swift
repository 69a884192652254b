import Foundation
import Testing

@testable import LiveApp

@Suite("Live app: Footer", .serialized)
struct FooterTests {
  @Test(arguments: [
    (
      "mvc --xray sources 159x40",
      [
        "s source", "x X-ray", "Tab button", "Enter open", "p n step", "r reload", "d key step",
        "↑↓ move", "1–6 pattern",
      ]
    ),
    ("mvc 159x40", ["1–6 pattern", "Enter open", "r reload", "Tab button", "↑↓ move"]),
  ])
  func `a narrow window omits the least important hints, and the last of equal ones first`(
    state: String, expected: [String]
  ) async throws {
    let test = try AppUnderTest(state)
    #expect(await test.isResolved())
    await test.type("n")
    let footer = Footer(test.app)
    var (shown, omitted): (String, [String]) = (footer.text(inColumns: 200), [])

    for columns in (30..<200).reversed() {
      let text = footer.text(inColumns: columns)
      let hints = text.components(separatedBy: "  ")
      omitted += shown.components(separatedBy: "  ").filter { !hints.contains($0) }
      shown = text
    }

    #expect(omitted == expected)
  }
}
