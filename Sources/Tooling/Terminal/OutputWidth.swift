import Foundation

/// How many columns the window has that standard output goes to; nothing if it goes elsewhere.
public func outputWidth() -> Int? {
  var size = winsize()
  guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
  return Int(size.ws_col)
}
