public import TerminalUI

extension Window {
  public func draw(in rect: Rect, on frame: inout TerminalFrame) {
    for (y, line) in draw(width: rect.width, height: rect.height).enumerated() {
      frame.write(line, x: rect.x, y: rect.y + y, width: rect.width)
    }
  }
}
