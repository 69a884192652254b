package import Foundation

/// What the terminal's driver does with input and output: `termios`.
nonisolated extension termios {
  /// The present settings of the terminal at a file descriptor, or nothing if there is no terminal.
  package init?(of descriptor: Int32) {
    self.init()
    guard tcgetattr(descriptor, &self) == 0 else { return nil }
  }

  /// The settings in which every key arrives at once, as it was typed, and unseen.
  ///
  /// Ctrl-C, Ctrl-Z and Ctrl-\ stay signals: they must work even where the program hangs.
  package var raw: termios {
    var raw = self
    raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | IGNCR | INLCR | INPCK | ISTRIP | IXON | PARMRK)
    raw.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | IEXTEN)
    raw.c_lflag |= tcflag_t(ISIG)
    raw.c_cflag &= ~tcflag_t(CSIZE | PARENB)
    raw.c_cflag |= tcflag_t(CS8)
    withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      // Nobody waits for a key that has come and, because of Ctrl-Z, been thrown away again.
      characters[Int(VMIN)] = 0
      characters[Int(VTIME)] = 0
    }
    return raw
  }
}
