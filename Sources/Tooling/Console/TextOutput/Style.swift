import TerminalUI

/// A colour that is readable on a dark and on a light background.
///
/// The numbers are those of xterm's palette of 256 colours. They look the same in every colour scheme.
/// Of the basic colours, yellow and cyan are not readable on white.
public nonisolated enum Hue: Int, Sendable, CaseIterable {
  case red = 160
  case green = 28
  case yellow = 130
  case blue = 27
  case magenta = 163
  case cyan = 30
}

/// How text is highlighted. The text must be understandable without its style.
public nonisolated enum Style: Hashable, Sendable {
  case plain, bold, dimmed, reversed
  case hue(Hue)
}

/// A line of text whose parts have different styles.
///
/// ```swift
/// let line = StyledText("MVVM", .bold) + StyledText(": the view observes")
/// ```
public nonisolated struct StyledText: Equatable, Sendable {
  public struct Part: Equatable, Sendable {
    public let text: String
    public let style: Style
  }

  /// The parts from left to right.
  public private(set) var parts: [Part]

  public init(_ text: String, _ style: Style = .plain) {
    parts = text.isEmpty ? [] : [Part(text: text, style: style)]
  }

  public var text: String { parts.map(\.text).joined() }

  public static func + (text: StyledText, other: StyledText) -> StyledText {
    var sum = text
    sum.parts += other.parts
    return sum
  }

  public static func += (text: inout StyledText, other: StyledText) {
    text = text + other
  }

  /// The same parts, without anything that could harm a terminal.
  public var printable: StyledText {
    var text = self
    text.parts = parts.map { Part(text: $0.text.printable, style: $0.style) }
    return text
  }

  /// Returns the parts of a line that begins as this text does. The rest of this text is cut off.
  package func parts(of line: String) -> [Part] {
    var rest = line[...]
    return parts.compactMap { part in
      let text = rest.prefix(part.text.count)
      rest = rest.dropFirst(text.count)
      return text.isEmpty ? nil : Part(text: String(text), style: part.style)
    }
  }

  /// The text with the control sequences that highlight its parts.
  public var controlSequences: String {
    parts.map { ControlSequence.styled($0.text, $0.style) }.joined()
  }
}
