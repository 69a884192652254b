import ClockModel
import Foundation
import TestSupport
import Testing

@testable import ClockProgram

@Suite("Clock: LiveLine")
struct LiveLineTests {
  @Test func `the line is written again from its start when a clock changes`() async {
    let time = GivenTime(9, 59, 59)
    let model = time.model
    var written: [String] = []
    let line = LiveLine(of: Wall(model: model, timeZone: .gmt)) { written.append($0) }
    line.begin()
    #expect(written == ["\rMVC 9:59:59 AM   MVVM 9:59:59 AM\u{1B}[K"])

    time.seconds += 1
    model.tick()

    let next = "\rMVC 10:00:00 AM   MVVM 10:00:00 AM\u{1B}[K"
    await eventually(written.last, equals: next)
    line.end()
  }

  @Test func `a tick changes each of the two clocks on the wall`() async {
    let time = GivenTime(9, 59, 59)
    let model = time.model
    let wall = Wall(model: model, timeZone: .gmt)
    _ = wall.line
    var count = 0
    wall.onChange = { count += 1 }

    time.seconds += 1
    model.tick()

    await eventually(count, equals: 2)
  }

  @Test func `the line stays on the terminal and ends with a line break`() async {
    let time = GivenTime(9, 5, 7)
    let model = time.model
    var written = ""
    let line = LiveLine(of: Wall(model: model, timeZone: .gmt)) { written += $0 }
    line.begin()

    line.end()
    time.seconds += 1
    model.tick()
    await runPendingTasks()

    #expect(written.hasSuffix("\rMVC 9:05:07 AM   MVVM 9:05:07 AM\u{1B}[K\n"))
  }
}
