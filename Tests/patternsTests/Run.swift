import Foundation

@testable import patterns

/// What a command printed, and how it ended.
struct Run {
  private(set) var output = ""
  private(set) var failure: Failure?

  /// Runs a command inside the test.
  init(_ arguments: String...) async {
    await self.init(arguments: arguments)
  }

  init(arguments: [String]) async {
    var lines: [String] = []
    do {
      try await Command(arguments: arguments).run { lines.append($0) }
    } catch {
      failure = Failure(error)
    }
    output = lines.map { "\($0)\n" }.joined()
  }

  /// The output without the line that names the pattern.
  var body: String {
    output.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).dropFirst()
      .joined()
  }
}
