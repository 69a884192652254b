import Foundation

/// All figures of a run, and the machine and build that produced them.
struct Report: Encodable {
  let machine = Machine()
  let rounds: Int
  let figures: [Entry]
  let memory: [Memory]
  /// The figures that were not measured, with the reasons.
  let leftOut: [String]

  init(
    rounds: Int, figures: [Benchmark], measurements: [Measurement], memory: [Memory] = [],
    leftOut: [String] = []
  ) {
    self.rounds = rounds
    self.memory = memory
    self.leftOut = leftOut
    let all = zip(figures, measurements)
    func measurement(of name: String, in group: Benchmark.Group) -> Measurement? {
      all.first { $0.0.group == group && $0.0.name == name }?.1
    }
    let plainCall = measurement(of: Benchmark.nameOfPlainCall, in: .mechanism)
    self.figures = all.map { figure, time in
      let reference = figure.reference.flatMap { measurement(of: $0, in: figure.group) }
      return Entry(
        figure, time, ratioToPlainCall: plainCall.map(time.ratio),
        ratioToReference: reference.map(time.ratio))
    }
  }

  /// The machine and the build that produced the figures.
  struct Machine: Encodable {
    let system = ProcessInfo.processInfo.operatingSystemVersionString
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let build = Machine.build

    #if DEBUG
      static let build = "debug"
    #else
      static let build = "release"
    #endif
  }

  /// One figure. Times are nanoseconds per repetition.
  struct Entry: Encodable {
    let group: Benchmark.Group
    let name: String
    let repetitions: Int
    let median: Double
    let fastest: Double
    let slowest: Double
    let ratioToPlainCall: Double?
    let reference: String?
    let ratioToReference: Double?
    let perItem: Benchmark.PerItem?

    fileprivate init(
      _ figure: Benchmark, _ time: Measurement, ratioToPlainCall: Double?, ratioToReference: Double?
    ) {
      group = figure.group
      name = figure.name
      repetitions = time.repetitions
      (median, fastest, slowest) = (time.median, time.fastest, time.slowest)
      self.ratioToPlainCall = ratioToPlainCall
      reference = ratioToReference == nil ? nil : figure.reference
      self.ratioToReference = ratioToReference
      perItem = figure.perItem
    }
  }

  /// Returns the report in one line of JSON.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
