import Foundation
import Testing

@Suite(
  "The live app",
  .enabled(if: PseudoTerminal.isAvailable, "no pseudo-terminal can be had here"), .serialized)
struct LiveAppTests {
  @Test func `opens full screen, and gives the terminal back on q`() async throws {
    let terminal = try PseudoTerminal("mvvm", "button", "--seed", "7")
    try await terminal.wait(for: "q quit")

    #expect(
      terminal.screen.frame == """
         1 MVC  2 MVP [3 MVVM] 4 Direct coupling  5 Delegate  6 Notification
         news [button] the view follows a view model that knows no view
        ────────────────────────────────────────────────────────────────────────────────
        2333
        ▸ [ Click me! ]
        \(String(repeating: "\n", count: 16))
        ────────────────────────────────────────────────────────────────────────────────
        Space press  Tab news  1–6 pattern  x X-ray  ? help  q quit
        """)
    #expect(!terminal.hasSettingsOfBefore)
    #expect(!terminal.screen.showsCursor)

    try await terminal.type("q")

    #expect(try await terminal.end() == .status(0))
    #expect(terminal.screen.isAsBefore)
    #expect(terminal.hasSettingsOfBefore)
    #expect(terminal.screen.misunderstood == [])
  }
}
