/// Runs the other tasks of the main actor until `condition` is true.
///
/// Throws an error if this takes too long.
func takeTurns(until condition: () -> Bool) async throws {
  guard !condition() else { return }
  let end = ContinuousClock.now + .seconds(10)
  repeat {
    guard ContinuousClock.now < end else {
      throw BenchError(description: "a listener did not receive a change within 10 seconds")
    }
    await Task.yield()
  } while !condition()
}
