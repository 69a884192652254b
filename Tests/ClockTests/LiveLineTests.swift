import ClockModel
import Foundation
import TestSupport
import Testing

@testable import ClockProgram

@Suite("Clock: the line on a terminal")
struct LiveLineTests {
  @Test func `is written anew, from its beginning, when a clock has changed`() async {
    let time = GivenTime(9, 59, 59)
    let model = time.model
    var written: [String] = []
    let line = LiveLine(of: Wall(model: model, timeZone: .gmt)) { written.append($0) }
    line.begin()
    #expect(written == ["\rMVC 9:59:59 AM   MVVM 9:59:59 AM\u{1B}[K"])

    time.seconds += 1
    model.tick()

    let next = "\rMVC 10:00:00 AM   MVVM 10:00:00 AM\u{1B}[K"
    #expect(await eventually { written.last == next })
    line.end()
  }

  @Test func `stays behind, and is followed by another, when it ends`() async {
    let time = GivenTime(9, 5, 7)
    let model = time.model
    var written = ""
    let line = LiveLine(of: Wall(model: model, timeZone: .gmt)) { written += $0 }
    line.begin()

    line.end()
    time.seconds += 1
    model.tick()
    for _ in 0..<100 { await Task.yield() }

    #expect(written.hasSuffix("\rMVC 9:05:07 AM   MVVM 9:05:07 AM\u{1B}[K\n"))
  }
}
