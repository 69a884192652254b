@testable import patterns

/// The output and the failure of a command that ran inside the test.
struct Run {
  private(set) var output = ""
  private(set) var failure: Failure?

  /// Runs a command inside the test.
  ///
  /// - Parameter line: The arguments, with a space between them.
  init(_ line: String) async {
    let arguments = line.split(separator: " ").map(String.init)
    var lines: [String] = []
    do {
      let environment = Command.Environment(print: { lines.append($0) })
      try await Command.action(for: arguments, in: environment)()
    } catch {
      failure = Failure(error)
    }
    output = lines.map { "\($0)\n" }.joined()
  }
}
