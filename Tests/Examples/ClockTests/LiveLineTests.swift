import ClockModel
import Foundation
import TestSupport
import Testing
import ToolingSupport

@testable import ClockProgram

@Suite("Clock: LiveLine")
struct LiveLineTests {
  private let time = GivenTime(9, 59, 59)
  private let model: TimeModel
  private let line: LiveLine
  /// What has reached the terminal.
  private let file: TemporaryFile
  private var written: String? { try? String(contentsOfFile: file.path, encoding: .utf8) }

  init() throws {
    file = try TemporaryFile("")
    model = time.model
    line = LiveLine(
      of: TwoClocks(model: model, timeZone: .gmt),
      on: try #require(FileHandle(forWritingAtPath: file.path)))
  }

  @Test func `the line is on the terminal as soon as it is written, and not kept in a buffer`() {
    line.begin()

    #expect(written == "\rMVC 9:59:59 AM   MVVM 9:59:59 AM\u{1B}[K")
  }

  @Test func `the line is written again from its start when a clock changes`() async {
    line.begin()

    time.seconds += 1
    model.tick()

    let next = "\rMVC 10:00:00 AM   MVVM 10:00:00 AM\u{1B}[K"
    #expect(await eventually { written?.hasSuffix(next) == true })
  }

  @Test func `a tick changes each of the two clocks on the clocks`() async {
    let clocks = TwoClocks(model: model, timeZone: .gmt)
    _ = clocks.line
    var count = 0
    clocks.onChange = { count += 1 }

    time.seconds += 1
    model.tick()

    await eventually(count, equals: 2)
  }

  @Test func `the line stays on the terminal and ends with a line break`() async {
    line.begin()

    line.end()
    time.seconds += 1
    model.tick()
    await runPendingTasks()

    let last = "\rMVC 9:59:59 AM   MVVM 9:59:59 AM\u{1B}[K\n"
    #expect(written?.hasSuffix(last) == true)
  }
}
