public import Foundation

/// How a run of a built program ended.
public nonisolated struct End: Sendable {
  public let status: Int32
  public let output: String
  public let errors: String
}

/// Runs a program of this package, which lies beside the tests.
///
/// Other tests go on while the program runs.
@concurrent public func run(
  _ program: String, _ arguments: [String] = [], environment: [String: String] = [:],
  input: FileHandle? = nil
) async throws -> End {
  let process = Process()
  process.executableURL = Bundle.main.bundleURL.appendingPathComponent(program)
  process.arguments = arguments
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  let (output, errors) = (Pipe(), Pipe())
  process.standardOutput = output
  process.standardError = errors
  if let input { process.standardInput = input }
  try process.run()
  let outputData = output.fileHandleForReading.readDataToEndOfFile()
  let errorData = errors.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return End(
    status: process.terminationStatus, output: String(decoding: outputData, as: UTF8.self),
    errors: String(decoding: errorData, as: UTF8.self))
}

extension End {
  /// What was printed for MVC, and what for MVVM, each below its name.
  public nonisolated var halves: (mvc: String, mvvm: String)? {
    let halves = output.split(separator: "\nMVVM\n", maxSplits: 1)
    guard halves.count == 2, halves[0].hasPrefix("MVC\n") else { return nil }
    return (String(halves[0].dropFirst(4)), String(halves[1]))
  }
}
