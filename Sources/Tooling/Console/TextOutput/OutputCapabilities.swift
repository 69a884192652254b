import Foundation
package import PatternKit

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

/// Returns a note if `screen` or `tmux` may show other characters than the program prints, or `nil`.
///
/// They pass UTF-8 on only if the locale has this encoding. Of three variables, the first one that is not
/// empty decides, as in POSIX.
package func noteAboutEncoding(
  environment: [String: String] = ProcessInfo.processInfo.environment,
  isTerminal: Bool = isatty(STDOUT_FILENO) == 1
) -> LocalizedText? {
  let names = ["LC_ALL", "LC_CTYPE", "LANG"]
  let name = names.first { environment[$0]?.isEmpty == false } ?? "LANG"
  let locale = environment[name] ?? ""
  guard isTerminal, let type = environment["TERM"]?.prefix(while: \.isLetter),
    ["screen", "tmux"].contains(type),
    !locale.lowercased().replacing("-", with: "").hasSuffix("utf8")
  else { return nil }
  return "\(name)=\(locale) is not UTF-8: if you see wrong characters, use screen -U or tmux -u"
}

/// Returns whether a descriptor is a terminal that understands control sequences.
func isCapableTerminal(_ descriptor: Int32) -> Bool {
  let type = ProcessInfo.processInfo.environment["TERM"] ?? ""
  return isatty(descriptor) == 1 && !["", "dumb"].contains(type)
}
