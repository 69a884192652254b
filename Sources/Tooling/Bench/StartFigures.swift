import Foundation
import Processes

extension Benchmark {
  /// Returns figures for whole processes, from start to exit: one press, and printing the version.
  static func starts(of program: String, in folder: TemporaryFolder) -> [Benchmark] {
    let version = "patterns --version"
    return [
      start("patterns mvvm button --events press", of: program, in: folder, reference: version),
      start(version, of: program, in: folder),
    ]
  }

  private static func start(
    _ name: String, of program: String, in folder: TemporaryFolder, reference: String? = nil
  ) -> Benchmark {
    let arguments = name.split(separator: " ").dropFirst().map(String.init)
    return Benchmark(.start, name, reference: reference) { repetitions in
      for _ in 0..<repetitions {
        let group = try ProcessGroup(
          running: [program] + arguments, environment: ProcessInfo.processInfo.environment,
          output: folder.file(named: "output"))
        guard await group.leaderEnded().end == .exited(0) else {
          throw BenchError(description: "“\(name)” failed")
        }
      }
    }
  }
}
