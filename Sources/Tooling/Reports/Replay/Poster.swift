import Console
import Contract
import Foundation
import PatternKit
import Stories
import TerminalUI

/// The lane pictures of one press in several patterns, side by side and in the same scale, or of one
/// pattern alone.
struct Poster {
  private let entries: [(pattern: Pattern, picture: LanePicture)]
  private let colours = PictureColours.picture
  private let language: Language

  private static let columns = 3
  private static let margin = 14
  /// The height of the name and the summary above a picture.
  private static let heading = 58
  /// The height of the title.
  private static let top = 36
  private static let legendColumnWidth = 360

  /// Records one press in each pattern that has a button.
  init(of patterns: [Pattern], _ language: Language = .english) async {
    self.language = language
    var entries: [(pattern: Pattern, picture: LanePicture)] = []
    for demo in patterns.compactMap({ $0[.button] }) {
      let press = await Recording(demo).press() ?? CallTree(roots: [])
      entries.append((demo.pattern, LanePicture(press)))
    }
    self.entries = entries
  }

  var svg: String {
    let x = Self.margin + 8
    var elements = [Self.text(title, x: x, y: 30, size: 20, colours.text)]
    var y = Self.top
    for purpose in Pattern.Purpose.allCases {
      let group = entries.filter { $0.pattern.purpose == purpose }
      guard !group.isEmpty else { continue }
      if !isAlone {
        let text = language.text(purpose.title)
        elements.append(Self.text(text, x: x, y: y + 34, size: 16, Palette.colour("muted")))
        y += 46
      }
      for start in stride(from: 0, to: group.count, by: Self.columns) {
        let row = group[start...].prefix(Self.columns)
        elements += row.enumerated().flatMap { column, entry in
          self.elements(of: entry, x: Self.margin + column * distance, y: y)
        }
        y += Self.heading + (row.map(\.picture.height).max() ?? 0) + Self.margin
      }
    }
    let width = Self.margin + min(entries.count, Self.columns) * distance
    let legend = legend(y: y + 10, width: width)
    let height = y + 10 + legend.height
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      <title>\(language.text("\(title): one lane per role, time downward"))</title>
      <style>
      \(Palette.darkStyle)
      </style>
      <rect width="100%" height="100%" fill="\(colours.background)"/>
      \((elements + legend.elements).joined(separator: "\n"))
      </svg>
      """
  }

  private var isAlone: Bool { entries.count == 1 }

  private var title: String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = Locale(identifier: language.rawValue)
    let count = formatter.string(for: entries.count) ?? ""
    return language.text(
      isAlone ? "One press of the button" : "One press of the button in \(count) patterns")
  }

  /// The distance between the left edges of two pictures.
  private var distance: Int { (entries.map(\.picture.width).max() ?? 0) + Self.margin }

  /// Returns the name and the summary of a pattern, and its picture.
  private func elements(
    of entry: (pattern: Pattern, picture: LanePicture), x: Int, y: Int
  ) -> [String] {
    let name = language.text(entry.pattern.title)
    let summary = language.text(entry.pattern.summary)
    return [
      Self.text(name, x: x + 8, y: y + 22, size: 22, colours.text, isBold: true),
      Self.text(summary.fitted(to: 62), x: x + 8, y: y + 43, size: 14, colours.text),
      entry.picture.svg(
        title: language.text("\(name): \(summary)"), x: x, y: y + Self.heading, in: language),
    ]
  }

  private static let kinds: [(text: String, kind: Call.Kind, isRead: Bool, isOnWay: Bool)] = [
    ("call, set: the caller knows the type", .call, false, false),
    ("via P: through protocol P", .protocol, false, false),
    ("closure: calls a stored closure", .closure, false, false),
    ("the path of the change to the label", .call, false, true),
    ("get: reads a property", .call, true, false),
    ("message M: its observer runs the function", .notification, false, false),
    ("observer: observes, and runs later", .observer, false, false),
    ("wakes: a waiting task of the function", .wakes, false, false),
    ("starts: a new task", .starts, false, false),
  ]

  /// Returns one example of each arrow, as a picture of 56 by 14.
  static var examples: [ReplayDocument.Example] {
    kinds.map { text, kind, isRead, isOnWay in
      let arrow = Arrow(kind: kind, isRead: isRead, isOnWay: isOnWay, from: 2, to: 54, y: 7)
      return ReplayDocument.Example(text: text, svg: arrow.svg(in: .page))
    }
  }

  /// Returns the arrows that the pictures contain, and the command that records the pictures.
  private func legend(y: Int, width: Int) -> (elements: [String], height: Int) {
    let steps = entries.flatMap(\.picture.steps)
    let used = Self.kinds.filter { example in
      steps.contains { step in
        if example.isOnWay { return step.isOnWay }
        let isRead = step.call.accessor == .get
        return example.isRead == isRead && (isRead || step.call.kind == example.kind)
      }
    }
    let columns = max(1, width / Self.legendColumnWidth)
    let elements = used.enumerated().map { index, example in
      let x = Self.margin + 8 + index % columns * Self.legendColumnWidth
      let y = y + 16 + index / columns * 24
      let arrow = Arrow(
        kind: example.kind, isRead: example.isRead, isOnWay: example.isOnWay, from: x, to: x + 52,
        y: y)
      let text = language.text(LocalizedText(key: example.text))
      return arrow.svg(in: colours)
        + Self.text(text, x: x + 64, y: y + 4, size: 13, colours.text)
    }
    let height = 24 * ((used.count + columns - 1) / columns)
    let command =
      "patterns replay --poster" + (isAlone ? " \(entries[0].pattern.id)" : "")
      + (language == .english ? "" : " --lang \(language.rawValue)")
    let source = Self.text(
      language.text("Recorded from the running program by \(command)"), x: Self.margin + 8,
      y: y + height + 24,
      size: 12, Palette.colour("muted"))
    return (elements + [source], height + 24 + Self.margin)
  }

  private static func text(
    _ text: String, x: Int, y: Int, size: Int, _ colour: String, isBold: Bool = false
  ) -> String {
    """
    <text x="\(x)" y="\(y)" font-family="system-ui, Helvetica, Arial, sans-serif" \
    font-size="\(size)" fill="\(colour)"\(isBold ? #" font-weight="bold""# : "")>\
    \(text.escaped)</text>
    """
  }
}
