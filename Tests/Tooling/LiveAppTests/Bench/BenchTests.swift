import Testing

@testable import LiveApp

@Suite("Bench: report")
struct ReportTests {
  @Test func `the bench report has a ratio only for a figure that names its reference`() {
    func figure(_ group: Benchmark.Group, _ name: String, reference: String?, _ times: Int...)
      -> (Benchmark, Measurement)
    {
      let rounds = times.map { Duration.nanoseconds($0) }
      return (Benchmark(group, name, reference: reference) { _ in }, Measurement(rounds))
    }
    let figures = [
      figure(.press, "fast", reference: "slow", 10, 15, 5),
      figure(.press, "slow", reference: "slow", 20_000, 30_000, 10_000),
      figure(.mechanism, "late", reference: nil, 2, 3, 1),
    ]

    let report = Report(rounds: 3, figures: figures)

    #expect(
      report.lines.dropFirst().joined(separator: "\n") == """
        Medians of 3 rounds in turns (fastest to slowest).

        \(Benchmark.Group.press.rawValue)
          fast   10.0 ns  (5.00 to 15.0)    0.00 ×
          slow   20.0 µs  (10.0 to 30.0)    1.00 ×

        \(Benchmark.Group.mechanism.rawValue)
          late   2.00 ns  (1.00 to 3.00)
        """)
  }
}
