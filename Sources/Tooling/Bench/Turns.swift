/// Runs the other tasks of the main actor until `condition` is true.
///
/// Throws an error if it is still false after a hundred thousand turns.
func takeTurns(until condition: () -> Bool) async throws {
  for _ in 0..<100_000 {
    if condition() { return }
    await Task.yield()
  }
  throw BenchError(description: "a listener did not receive a change")
}
