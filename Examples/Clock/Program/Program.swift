import ClockMVC
import ClockMVVM
import ClockModel
import Dispatch
import ExampleSupport
import Foundation
import PatternKit
import Processes
import TerminalUI

/// The command line.
@main
struct Program {
  static func main() async {
    await run("clock", usage: "[--at <ISO 8601>]") { arguments in
      let options = try Options(["--at"], in: arguments)
      if let text = options["--at"] {
        let (time, timeZone) = try moment(text)
        print(TwoClocks(model: TimeModel { time }, timeZone: timeZone).line)
        return
      }
      let model = TimeModel { .now }
      let clocks = TwoClocks(model: model, timeZone: .current)
      guard isatty(STDOUT_FILENO) == 1 else {
        print(clocks.line)
        return
      }
      let line = LiveLine(of: clocks, on: .standardOutput)
      line.begin()
      let ticking = Task { try await tick(model) }
      await interruption()
      ticking.cancel()
      line.end()
    }
  }

  /// Updates the model at the beginning of each second.
  private static func tick(_ model: TimeModel) async throws {
    while true {
      let fraction = Date.now.timeIntervalSince1970.truncatingRemainder(dividingBy: 1)
      try await Task.sleep(for: .seconds(1 - fraction))
      model.tick()
    }
  }

  /// Waits for Ctrl-C, which does not end the program here.
  private static func interruption() async {
    signal(SIGINT, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .main)
    let (interruptions, continuation) = AsyncStream<Void>.makeStream()
    source.setEventHandler { continuation.yield() }
    source.resume()
    for await _ in interruptions { break }
    source.cancel()
  }

  /// Returns the time in `text` and its time zone.
  private static func moment(_ text: String) throws -> (Date, TimeZone) {
    let shape = #/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)/#.asciiOnlyDigits()
    let style = DateComponents.ISO8601FormatStyle(timeZone: .gmt)
    guard text.wholeMatch(of: shape) != nil, let components = try? style.parse(text),
      components.isValidDate, let date = components.date, let timeZone = components.timeZone
    else {
      throw UsageError(
        message: "--at takes a time such as 2016-01-25T09:05:07Z, not “\(text.fitted(to: 60))”")
    }
    return (date, timeZone)
  }
}
