import Foundation
import TerminalUI
import Testing

@testable import Bench

@Suite("Bench: options")
struct BenchOptionsTests {
  @Test(arguments: [["--quick", "--json"], ["--json", "--quick"]])
  func `bench options are accepted in any order`(words: [String]) throws {
    let options = try BenchOptions(arguments: words)

    #expect(options.isQuick && options.isJSON)
  }
}

@Suite("Bench: report")
struct ReportTests {
  /// A report of three rounds with two presses and two mechanisms.
  private let report = Report(
    rounds: 3,
    figures: [
      Benchmark(.press, "fast", reference: "slow") { _ in }, Benchmark(.press, "slow") { _ in },
      Benchmark(.mechanism, Benchmark.nameOfPlainCall) { _ in },
      Benchmark(.mechanism, "shout", perItem: .init(count: 1000, name: "listener")) { _ in },
    ],
    measurements: [
      Measurement([.nanoseconds(20), .nanoseconds(30), .nanoseconds(10)], repetitions: 2),
      Measurement([.microseconds(20), .microseconds(30), .microseconds(10)]),
      Measurement([.nanoseconds(2), .nanoseconds(3), .nanoseconds(1)]),
      Measurement([.milliseconds(4), .milliseconds(4), .milliseconds(4)]),
    ],
    memory: [Memory(name: "peak", bytes: 1_572_864)], leftOut: ["the rest"])

  @Test func `the bench report prints one table per group`() {
    #expect(
      report.lines.dropFirst().joined(separator: "\n") == """
        Medians of 3 rounds in turns (fastest to slowest), and the ratio to a plain call.

        A press, from Button.press() to the label’s new text
          fast   10.0 ns  (5.00 to 15.0)          5.00 ×  0.00 × slow
          slow   20.0 µs  (10.0 to 30.0)        10,000 ×

        A change, until every listener has received it
          plain call, 1 listener   2.00 ns  (1.00 to 3.00)          1.00 ×
          shout                    4.00 ms  (4.00 to 4.00)     2,000,000 ×  4.00 µs per listener

        Memory
          peak   1.5 MiB

        Omitted: the rest

        A fast finger needs a tenth of a second between two presses. \
        In this time, the slowest button here handles 5,000 presses.
        """)
  }

  @Test func `the bench report is encoded as one JSON object on one line`() throws {
    let json = try report.json()

    #expect(!json.contains("\n"))
    let first = """
      {"fastest":5,"group":"press","median":10,"name":"fast","ratioToPlainCall":5,\
      "ratioToReference":0.0005,"reference":"slow","repetitions":2,"slowest":15}
      """
    #expect(json.contains(first))
    for part in [
      #""perItem":{"count":1000,"name":"listener"}"#, #""rounds":3"#, #""leftOut":["the rest"]"#,
      #""memory":[{"bytes":1572864,"name":"peak"}]"#, #""machine":{"build":"#,
    ] {
      #expect(json.contains(part), "\(part)")
    }
  }

  @Test func `the bench report has no ratio if the reference was not measured`() {
    let report = Report(
      rounds: 1, figures: [Benchmark(.press, "fast", reference: "slow") { _ in }],
      measurements: [Measurement([.nanoseconds(10)])])

    #expect(report.figures.map(\.reference) == [nil])
    #expect(report.figures.map(\.ratioToPlainCall) == [nil])
  }
}
