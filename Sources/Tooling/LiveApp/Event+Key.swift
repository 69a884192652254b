import Terminal
import TerminalUI

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
