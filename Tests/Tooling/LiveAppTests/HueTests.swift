import Catalog
import Console
import Foundation
import PatternKit
import Testing
import ToolingSupport

@Suite("Live app: hues")
struct HueTests {
  @Test(arguments: Pattern.all)
  func `every role of a pattern’s own has a hue, and no two roles of a demo have the same`(
    pattern: Pattern
  ) {
    for demo in pattern.demos {
      let hues = demo.roles.compactMap { Hue(role: $0.name) }
      #expect(Set(hues).count == hues.count, "\(demo)")
      #expect(demo.ownRoles.filter { Hue(role: $0.name) == nil }.map(\.name) == [], "\(demo)")
    }
  }

  @Test(arguments: Hue.allCases)
  func `a hue is readable on white and on black`(hue: Hue) {
    let levels = [0, 95, 135, 175, 215, 255]
    let number = hue.rawValue - 16
    let colour = luminance([number / 36, number / 6 % 6, number % 6].map { levels[$0] })

    // No colour has more than 4.6 on both.
    #expect(contrast(colour, 1) > 3.8)
    #expect(contrast(colour, 0) > 3.8)
  }

  @Test func `a text in any colour of the page is readable on each of its backgrounds`() {
    let backgrounds = ["page", "card", "now"]
    let colours = Palette.variables.matches(of: /--(\w+): light-dark\(#(\w+), #(\w+)\)/)
    #expect(colours.count { backgrounds.contains(String($0.1)) } == backgrounds.count)
    // No text has the colour of an edge.
    for text in colours where !(backgrounds + ["edge"]).contains(String(text.1)) {
      for background in colours where backgrounds.contains(String(background.1)) {
        let light = contrast(luminance(of: text.2), luminance(of: background.2))
        let dark = contrast(luminance(of: text.3), luminance(of: background.3))
        #expect(min(light, dark) >= 4.5, "\(text.1) on \(background.1)")
      }
    }
  }

  /// Returns the contrast of WCAG 2.
  private func contrast(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private func luminance(of colour: Substring) -> Double {
    let number = Int(colour, radix: 16) ?? 0
    return luminance([number >> 16, number >> 8 & 0xFF, number & 0xFF])
  }

  private func luminance(_ channels: [Int]) -> Double {
    let parts: [Double] = channels.map { channel in
      let level = Double(channel) / 255
      return level <= 0.03928 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4)
    }
    let weights: [Double] = [0.2126, 0.7152, 0.0722]
    return zip(parts, weights).map { part, weight in part * weight }.reduce(0, +)
  }

  @Test func `red means a failure and no role is red`() {
    #expect(!Hue.roles.contains { Hue(role: $0) == .red })
  }
}

@Suite("Live app: colours in a terminal", .needsTerminal, .serialized)
struct ColourTests {
  @Test(arguments: [[:], ["NO_COLOR": ""], ["NO_COLOR": "1"]])
  func `a transcript on a terminal has hues, unless NO_COLOR has a value`(
    environment: [String: String]
  ) async throws {
    let terminal = try PseudoTerminal(
      ["mvp", "button", "--events", "press", "--xray", "--seed", "7"], width: 160, height: 40,
      environment: environment)

    #expect(try await terminal.end() == .status(0))
    #expect(terminal.screen.misunderstood == [])
    let texts = terminal.screen.writtenTexts
    if environment["NO_COLOR"] == "1" {
      #expect(terminal.screen.mainBuffer.contains("ButtonPresenter.buttonTapped()"))
      #expect(texts.isEmpty)
    } else {
      #expect(texts["163"]?.prefix(2) == ["presenter", "ButtonPresenter"])
      #expect(texts["30"]?.first == "view")
      #expect(texts["2"]?.contains { $0.hasPrefix("ButtonPresenter.swift:") } == true)
    }
  }
}
