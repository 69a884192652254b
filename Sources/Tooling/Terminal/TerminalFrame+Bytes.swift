import TerminalUI
import TextOutput

nonisolated extension TerminalFrame {
  /// Returns the bytes that change a terminal from `old` to this frame. They contain only the
  /// changed parts of changed lines.
  ///
  /// - Parameters:
  ///   - old: The frame that the terminal shows now, or `nil` if it is unknown.
  ///   - usesStyles: Whether text may be highlighted.
  public func bytes(after old: TerminalFrame?, usesStyles: Bool = true) -> [UInt8] {
    guard let old, old.width == width, old.height == height else {
      let blank = TerminalFrame(width: width, height: height)
      let everything = changes(since: blank, usesStyles: usesStyles)
      return Array((ControlSequence.clearScreen + everything).utf8)
    }
    let plainly = changes(since: old, usesStyles: usesStyles)
    let differing = lines.indices.filter { lines[$0] != old.lines[$0] }
    guard differing.count > 4, let first = differing.first, let last = differing.last else {
      return Array(plainly.utf8)
    }
    // After a list has scrolled by a row, scrolling in the terminal may need fewer bytes.
    let ways = [1, 2, -1, -2].map { count in
      ControlSequence.scroll(first...last, up: count)
        + changes(since: old.scrolled(first...last, up: count), usesStyles: usesStyles)
    }
    let shortest = ways.reduce(plainly) { $0.utf8.count <= $1.utf8.count ? $0 : $1 }
    return Array(shortest.utf8)
  }

  /// Returns the frame after the terminal has scrolled some of its lines up or down.
  private func scrolled(_ range: ClosedRange<Int>, up count: Int) -> TerminalFrame {
    var frame = self
    for y in range {
      frame.lines[y] = range.contains(y + count) ? lines[y + count] : []
    }
    return frame
  }

  private func changes(since old: TerminalFrame, usesStyles: Bool) -> String {
    var text = ""
    for y in lines.indices where lines[y] != old.lines[y] {
      let (spans, oldSpans) = (lines[y], old.lines[y])
      // If terminals disagree on a width, the cells of the old text are unknown.
      let isCertain =
        spans.allSatisfy(\.content.isCertain) && oldSpans.allSatisfy(\.content.isCertain)
      let hasSameLayout =
        isCertain && spans.count == oldSpans.count
        && zip(spans, oldSpans).allSatisfy { $0.column == $1.column && $0.width == $1.width }
      if !hasSameLayout, !oldSpans.isEmpty {
        text += ControlSequence.moveCursor(toLine: y, column: 0) + ControlSequence.clearToEndOfLine
      }
      for (index, span) in spans.enumerated() {
        if hasSameLayout, span == oldSpans[index] { continue }
        // A blank piece of a line that is already blank.
        if !hasSameLayout, span.content.text.isEmpty, span.style == .plain { continue }
        text += ControlSequence.moveCursor(toLine: y, column: span.column)
        text += self.text(of: span, isBlankBefore: !hasSameLayout, usesStyles: usesStyles)
      }
    }
    return text
  }

  private func text(of span: Span, isBlankBefore: Bool, usesStyles: Bool) -> String {
    let missing = span.width - span.content.columns
    let style = usesStyles ? span.style : .plain
    let isLast = span.column + span.width == width
    var text = span.content.text
    if usesStyles, !span.parts.isEmpty {
      text = span.parts.map { ControlSequence.styled($0.text, $0.style) }.joined()
    }
    if missing > 0, style == .plain, isLast {
      // Only if the text does not reach the edge. There, this would clear its last character.
      text += isBlankBefore ? "" : ControlSequence.clearToEndOfLine
    } else if missing > 0, style == .reversed || !isBlankBefore {
      text += String(repeating: " ", count: missing)
    }
    return ControlSequence.styled(text, style)
  }
}
