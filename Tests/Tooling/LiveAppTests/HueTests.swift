import Catalog
import Console
import Foundation
import PatternKit
import TestSupport
import Testing

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
    let channels = [number / 36, number / 6 % 6, number % 6].map { index in
      let level = Double(levels[index]) / 255
      return level <= 0.03928 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4)
    }
    let luminance = zip(channels, [0.2126, 0.7152, 0.0722]).reduce(0) { $0 + $1.0 * $1.1 }

    // The contrast of WCAG 2. No colour has more than 4.6 on both.
    #expect(1.05 / (luminance + 0.05) > 3.8)
    #expect((luminance + 0.05) / 0.05 > 3.8)
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
      "mvp", "button", "--events", "press", "--xray", "--seed", "7", width: 160, height: 40,
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
