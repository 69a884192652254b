/// The colours of pictures and of the replay page, on a light and on a dark background.
package nonisolated enum Palette {
  /// The names are those of the style sheet of the page. Red is the accent.
  package static let colours: KeyValuePairs = [
    "page": ("#ffffff", "#15171c"), "card": ("#f6f6f4", "#1f2229"),
    "text": ("#1b1b1b", "#ececec"), "muted": ("#595959", "#b0b6bf"),
    "edge": ("#8a8a8a", "#7d848f"), "accent": ("#a8281f", "#ff9c8f"),
    "now": ("#ffe680", "#453800"), "cyan": ("#00606f", "#62d3e4"),
    "magenta": ("#8f1a72", "#f3a4e4"), "blue": ("#1d4aa8", "#93b7ff"),
    "green": ("#1b6429", "#84d894"), "yellow": ("#6e4e00", "#e6c466"),
  ]

  /// Returns the colour with a name on a light background.
  package static func colour(_ name: String) -> String {
    colours.first { $0.key == name }?.value.0 ?? ""
  }

  package static func colour(_ hue: Hue) -> String { colour(hue == .red ? "accent" : "\(hue)") }

  package static var variables: String {
    colours.map { "--\($0.key): light-dark(\($0.value.0), \($0.value.1));" }
      .joined(separator: "\n  ")
  }
}
