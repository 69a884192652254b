import Catalog
import PatternDefinition

/// Measures memory after very many presses of the button.
struct SoakBenchmark {
  private(set) var figures: [Benchmark] = []
  /// The growth of the process's peak memory, for each pattern.
  private(set) var growth: [Memory] = []

  /// Presses the button of each pattern `count` times.
  init(presses count: Int = 1_000_000, progress: (String) -> Void = { _ in }) async throws {
    for pattern in Pattern.all {
      guard let screen = PressedScreen(of: pattern) else { continue }
      let name = "\(pattern.name) after \(count.grouped) presses"
      progress(name)
      let before = Memory.peak
      try await screen.press(count)
      growth.append(Memory(name: "\(name): growth", bytes: Memory.peak - before))
      figures.append(
        Benchmark(.press, name, reference: pattern.name) { try await screen.press($0) })
    }
  }
}
