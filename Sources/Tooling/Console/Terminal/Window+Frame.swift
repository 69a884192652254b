public import TerminalUI

extension Window {
  public func draw(in rect: Rect, on frame: inout TerminalFrame) {
    let lines = canvas(width: rect.width, height: rect.height).fittedLines
    for (y, line) in lines.enumerated() {
      frame.write(line, x: rect.x, y: rect.y + y, width: rect.width)
    }
  }
}
