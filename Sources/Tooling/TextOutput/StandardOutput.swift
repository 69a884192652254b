import Foundation

/// Returns the number of columns of standard output's window. Returns `nil` if it is not a
/// terminal.
public func outputWidth() -> Int? {
  var size = winsize()
  guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
  return Int(size.ws_col)
}

/// Returns whether text on standard output may have colours.
///
/// It may not if the output is no terminal, if the terminal is `dumb`, or if the user has set
/// `NO_COLOR`.
public func outputHasColours() -> Bool {
  let environment = ProcessInfo.processInfo.environment
  let kind = environment["TERM"] ?? ""
  return isatty(STDOUT_FILENO) == 1 && !kind.isEmpty && kind != "dumb"
    && (environment["NO_COLOR"] ?? "").isEmpty
}
