import Foundation

/// The settings of the terminal driver for input and output: `termios`.
nonisolated extension termios {
  /// The settings in which every key arrives immediately, unchanged, and without echo.
  ///
  /// Ctrl-C, Ctrl-Z and Ctrl-\ remain signals: they must work even if the program hangs.
  var raw: termios {
    var raw = self
    raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | IGNCR | INLCR | INPCK | ISTRIP | IXON | PARMRK)
    raw.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | IEXTEN)
    raw.c_lflag |= tcflag_t(ISIG)
    raw.c_cflag &= ~tcflag_t(CSIZE | PARENB)
    raw.c_cflag |= tcflag_t(CS8)
    withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      // Ctrl-Z can discard a key that has already arrived. A read must not wait for it.
      characters[Int(VMIN)] = 0
      characters[Int(VTIME)] = 0
    }
    return raw
  }
}
