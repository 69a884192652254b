/// The times after which the workshop ends a build or the tests of an exercise. `ChildProcess.Limits` has
/// the CPU time of an exercise.
nonisolated enum TimeLimits {
  static let build = Duration.seconds(900)

  /// A slow build indicates a busy machine, where a long wait does not indicate a mistake.
  static func tests(of product: TestProduct, afterBuildOf buildTime: Duration) -> Duration {
    min(max(product.leastTimeLimit, buildTime * 2), .seconds(30))
  }
}
