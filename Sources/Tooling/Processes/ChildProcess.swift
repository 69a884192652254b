package import Foundation
package import PatternKit

/// A program that runs until it exits, or until its time limit. An interrupt ends it too.
///
/// It is a `ProcessGroup`, so that all processes that the program has started have ended when `run` returns.
package enum ChildProcess {
  package typealias End = ProcessGroup.End

  /// The resource limits, as shell commands.
  package enum Limits: String {
    case none = ""
    /// Four seconds of CPU time, although tests take a fraction of a second. Limited output, and no
    /// memory dumps.
    case oneExercise = "ulimit -S -t 4; ulimit -f 20000; ulimit -c 0; "
  }

  /// - Parameters:
  ///   - environment: The environment variables that differ from those of this program.
  ///   - unset: The names of the environment variables to remove.
  ///   - timeLimit: The limit of elapsed time.
  package static func run(
    _ words: [String], environment: [String: String] = [:], unset: [String] = [], output: URL,
    errors: URL? = nil, limits: Limits, timeLimit: Duration
  ) async throws -> End {
    // A process can lower only its own limits. A shell does so, and then executes the program.
    let shell = ["/bin/sh", "-c", limits.rawValue + #"exec "$@""#, "sh"]
    let environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      .filter { !unset.contains($0.key) }
    let group = try ProcessGroup(
      running: shell + words, environment: environment, output: output, errors: errors)
    let interruption = Interruption { group.end() }
    let end = await group.ended(within: timeLimit)
    try interruption.finish()
    return end
  }

  /// What to install, for this system.
  package static var requiredToolchain: LocalizedText {
    #if os(macOS)
      "install Xcode 26.4 or later, or correct PATH"
    #else
      "install Swift 6.3 or correct PATH"
    #endif
  }

  /// Returns the path of the program `swift`, which is found through `PATH`.
  package static func swift(in environment: [String: String]) throws -> String {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let paths = folders.map { "\($0)/swift" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
      throw SetupError(message: "found no “swift” in PATH: \(requiredToolchain)")
    }
    return path
  }
}
