// The C library declares `stdout` as a variable. It never changes.
@preconcurrency import Foundation
import Testing

/// Marks a test as a goal of an exercise. It fails with the stub and passes with the solution.
///
/// With `WORKSHOP_EXPECT=red`, a goal that passes is an error. So CI proves that no stub is a
/// solution.
public nonisolated struct GoalTrait: TestTrait, TestScoping {
  /// Writes each line of the learner's `print` immediately. A crash then loses none of them.
  private static let printsLineByLine: Void = { setvbuf(stdout, nil, _IOLBF, 0) }()
  private static let mustFail = ProcessInfo.processInfo.environment["WORKSHOP_EXPECT"] == "red"

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
  ) async throws {
    Self.printsLineByLine
    if Self.mustFail {
      await withKnownIssue("the goal is still open") { try await body() }
    } else {
      try await body()
    }
  }
}

extension Trait where Self == GoalTrait {
  public nonisolated static var goal: Self { Self() }
}
