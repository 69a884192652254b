import TerminalUI

extension Window {
  /// The visible lines, each after a bar, without empty lines at the end.
  public var frame: String {
    let lines = draw(width: 68, height: 13)
    let end = lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    return lines[..<end].map { $0.isEmpty ? "│" : "│ \($0)" }.joined(separator: "\n")
  }
}
