import Console
import TerminalUI

extension Key {
  /// The same key, with a letter in lower case: Caps Lock changes no action.
  var lowercased: Key {
    guard case .character(let character) = self, let letter = character.lowercased().first else {
      return self
    }
    return .character(letter)
  }
}

extension Event {
  /// Creates the event of a key. It is the same on every screen.
  init?(_ key: Key) {
    switch key {
    case .up, .character("k"): self = .up
    case .down, .character("j"): self = .down
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .home: self = .home
    case .end: self = .end
    case .enter: self = .open
    case .escape: self = .close
    case .character(" "): self = .press
    case .character("r"): self = .reload
    default: return nil
    }
  }
}
