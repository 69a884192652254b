import Foundation
import PatternKit
import Processes
import Workshop

/// Runs a command that `PATH` contains. Returns its exit status, or `nil` if it crashed, and what it printed.
func run(
  _ words: [String], _ environment: [String: String] = [:]
) async throws -> (status: Int32?, output: String) {
  let folder = try TemporaryFolder()
  let output = folder.file(named: "output")
  let end = try await ChildProcess.run(
    ["/usr/bin/env"] + words, environment: environment, output: output, limits: .none,
    timeLimit: .seconds(7200))
  let status: Int32? = if case .exited(let status) = end { status } else { nil }
  return (status, String(decoding: try Data(contentsOf: output), as: UTF8.self))
}

/// Runs `swift test`, and reads the event stream. Throws `SetupError` if no test ran, or if not all ended.
func runTests(_ options: [String], _ environment: [String: String]) async throws -> TestReport {
  let folder = try TemporaryFolder()
  let events = folder.file(named: "events")
  let (_, output) = try await run(
    ["swift", "test", "--disable-xctest", "--event-stream-output-path", events.path] + options,
    environment)
  let report = TestReport((try? String(contentsOf: events, encoding: .utf8)) ?? "")
  if report.isComplete, report.passed + report.missed != [] { return report }
  let last = output.split(separator: "\n").suffix(20).joined(separator: "\n")
  throw SetupError(
    message: "no test ran, or “\(report.unfinished?.name ?? "")” did not end:\n\(last)")
}

extension TestReport.Test {
  /// The name of the test, its arguments, and its first issue.
  var failure: String {
    let lines = issues.first.map { [$0.arguments] + $0.sentence + $0.comments } ?? []
    return (["“\(name)” failed (\(place.fileName):\(place.line))"] + lines).joined(
      separator: "\n  ")
  }
}

/// Writes a file, unless it has these contents. Then it is not compiled again.
func overwrite(_ file: URL, with contents: Data) throws {
  guard (try? Data(contentsOf: file)) != contents else { return }
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try contents.write(to: file)
}
