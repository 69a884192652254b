import Foundation

/// Returns the number of columns of standard output's window. Returns `nil` if it is not a
/// terminal.
public func outputWidth() -> Int? {
  var size = winsize()
  guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
  return Int(size.ws_col)
}
