import Testing

@testable import LiveApp

@Suite("Bench: report")
struct ReportTests {
  @Test func `the bench report prints one table per group`() {
    let figures = [
      (
        Benchmark(.press, "fast", reference: "slow") { _ in },
        Measurement([.nanoseconds(20), .nanoseconds(30), .nanoseconds(10)], repetitions: 2)
      ),
      (
        Benchmark(.press, "slow") { _ in },
        Measurement([.microseconds(20), .microseconds(30), .microseconds(10)])
      ),
      (
        Benchmark(.mechanism, Benchmark.nameOfPlainCall) { _ in },
        Measurement([.nanoseconds(2), .nanoseconds(3), .nanoseconds(1)])
      ),
      (
        Benchmark(.mechanism, "shout", listeners: 1000) { _ in },
        Measurement([.milliseconds(4), .milliseconds(4), .milliseconds(4)])
      ),
    ]

    let report = Report(rounds: 3, figures: figures)

    #expect(
      report.lines.dropFirst().joined(separator: "\n") == """
        Medians of 3 rounds in turns (fastest to slowest), and the ratio to a plain call.

        A press, from Button.press() to the label’s new text
          fast   10.0 ns  (5.00 to 15.0)          5.00 ×  0.00 × slow
          slow   20.0 µs  (10.0 to 30.0)        10,000 ×

        A change, until every listener has received it
          plain call, 1 listener   2.00 ns  (1.00 to 3.00)          1.00 ×
          shout                    4.00 ms  (4.00 to 4.00)     2,000,000 ×  4.00 µs per listener
        """)
  }
}
