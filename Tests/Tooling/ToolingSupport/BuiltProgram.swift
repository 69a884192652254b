import Foundation
import Processes
import Testing

/// The result of a program run.
public nonisolated struct End: Sendable {
  /// The exit status, or 128 plus the number of the signal that ended the program.
  public let status: Int32
  public let output: String
  public let errors: String
}

/// Runs a program of this package, which is in the same folder as the tests.
public nonisolated func run(
  _ program: String, _ arguments: [String] = [], environment: [String: String] = [:],
  input: URL? = nil
) async throws -> End {
  try await run(program: builtProgram(program), arguments, environment: environment, input: input)
}

/// Expects that a program of this package prints one line on standard error, and exits with status 64.
/// With `--lang=zh`, the line is in Chinese.
public nonisolated func expectUsageError(
  _ message: String, of program: String, _ arguments: [String],
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let end = try await run(program, arguments)

  #expect(end.errors == "\(program): \(message)\n", sourceLocation: sourceLocation)
  #expect(end.output == "", sourceLocation: sourceLocation)
  #expect(end.status == 64, sourceLocation: sourceLocation)

  let chinese = try await run(program, arguments + ["--lang=zh"])

  let line = chinese.errors.dropFirst("\(program): ".count)
  #expect(String(line).isInChinese, "\(line)", sourceLocation: sourceLocation)
  #expect(chinese.status == 64, sourceLocation: sourceLocation)
}

extension String {
  /// Whether the text is in Chinese. What a user types is the same in every language.
  public nonisolated var isInChinese: Bool {
    let text = replacing(#/patterns [a-z ]+/#, with: "")
    return text.contains(#/\p{Han}/#)
      && !text.contains(#/ [a-z]+ [a-z]+ [a-z]+ | (and|or) |[,:] /#)
  }
}

/// Runs a program until it ends.
///
/// The run does not block the threads of other tests.
///
/// - Parameter bound: The time limit. Throws `TestFailure` if the program exceeds it.
public nonisolated func run(
  program: URL, _ arguments: [String], environment: [String: String] = [:], input: URL? = nil,
  atMost bound: Duration = .seconds(600)
) async throws -> End {
  let folder = try TemporaryFolder()
  let (output, errors) = (folder.file(named: "output"), folder.file(named: "errors"))

  let group = try ProcessGroup(
    running: [program.path] + arguments,
    environment: testEnvironment.merging(environment) { $1 },
    input: input, output: output, errors: errors)
  let end = await group.ended(within: bound)

  let printed = End(
    status: end.status ?? 0, output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
    errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  guard end.status != nil else {
    throw TestFailure(
      """
      \(([program.lastPathComponent] + arguments).joined(separator: " ")) \
      did not end within \(bound). It printed:
      \(printed.output)\(printed.errors)
      """)
  }
  return printed
}

nonisolated extension ProcessGroup.End {
  /// The exit status, or `nil` if the program was ended because of a limit.
  fileprivate var status: Int32? {
    switch self {
    case .exited(let status): status
    case .crashed(let signal): 128 + signal
    case .computedTooLong, .tookTooLong: nil
    }
  }
}

extension End {
  /// The output for MVC and the output for MVVM, each printed below its name.
  public nonisolated var halves: (mvc: String, mvvm: String)? {
    let halves = output.split(separator: "\nMVVM\n", maxSplits: 1)
    guard halves.count == 2, halves[0].hasPrefix("MVC\n") else { return nil }
    return (String(halves[0].dropFirst(4)), String(halves[1]))
  }
}
