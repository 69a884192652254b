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
/// It may not if the output is no terminal, or if the terminal is `dumb`, unless the user has set
/// `FORCE_COLOR`. It never may if the user has set `NO_COLOR`.
public func outputHasColours() -> Bool {
  let environment = ProcessInfo.processInfo.environment
  let isForced = !["", "0"].contains(environment["FORCE_COLOR"] ?? "")
  return (isForced || isCapableTerminal(STDOUT_FILENO)) && (environment["NO_COLOR"] ?? "").isEmpty
}

/// Returns whether a descriptor is a terminal that understands control sequences.
func isCapableTerminal(_ descriptor: Int32) -> Bool {
  let type = ProcessInfo.processInfo.environment["TERM"] ?? ""
  return isatty(descriptor) == 1 && !["", "dumb"].contains(type)
}
