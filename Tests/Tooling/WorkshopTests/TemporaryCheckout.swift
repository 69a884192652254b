import Foundation
import PatternKit
import Processes
import Testing

@testable import Workshop

/// A temporary copy of the workshop. Its environment has no `swift` program at first.
final class TemporaryCheckout {
  let folder: WorkshopFolder
  /// The place of the `swift` program.
  let swift: URL
  private let place = try? TemporaryFolder()

  init() throws {
    let original = try Checkout(around: URL(filePath: #filePath))
    let root = try #require(place).url
    let files = [
      "Package.swift", "Sources/Catalog/Catalog.swift", "Sources/Model/ButtonModel.swift",
    ]
    for path in files + ["Package.swift", "Exercises"].map({ "Examples/Workshop/\($0)" }) {
      let target = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyContents(
        of: original.folder.appending(path: path), to: target)
    }
    for module in ["MVC", "Observing", "TerminalUI", "Tooling/Contract"] {
      try FileManager.default.createDirectory(
        at: root.appending(path: "Sources/\(module)"), withIntermediateDirectories: true)
    }
    swift = root.appending(path: "tools/swift")
    folder = try WorkshopFolder(
      in: Checkout(around: root),
      environment: ["PATH": swift.deletingLastPathComponent().path])
  }

  func run(
    _ command: WorkshopCommand, in language: Language = .english
  ) async -> (lines: [String], error: (any Error)?) {
    await run(in: language) { try await $0.run(command) }
  }

  func run(
    in language: Language = .english, _ action: (Workshop) async throws -> Void
  ) async -> (lines: [String], error: (any Error)?) {
    var lines: [String] = []
    do {
      let workshop = try Workshop(
        in: folder.checkout, environment: folder.environment, language: language
      ) { lines.append($0) }
      try await action(workshop)
      return (lines, nil)
    } catch {
      return (lines, error)
    }
  }

  /// Expects that a command throws a set-up error and prints nothing.
  func expect(_ message: String, of command: WorkshopCommand) async {
    let run = await run(command)
    #expect((run.error as? SetupError)?.message == "\(message)")
    #expect(run.lines == [])
  }

  /// Stores that the learner's files of an exercise have passed.
  func pass(_ exercise: Exercise) throws {
    try Progress(folder: folder).set(exercise, hasPassed: true)
  }

  /// Writes a shell script in place of a program.
  func write(script: String, to program: URL) throws {
    try FileManager.default.createDirectory(
      at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
  }

  /// Writes a script in place of the tests. Afterwards, it reports one test, which has passed.
  func writeTests(script: String = "") throws {
    let test = #"{"kind":"function","id":"a","sourceLocation":{"fileID":"A/A.swift","line":1}}"#
    try write(
      script: """
        \(script)
        while [ "$1" != --event-stream-output-path ]; do shift; done
        echo '{"kind":"test","payload":\(test)}' >"$2"
        echo '{"kind":"event","payload":{"kind":"testStarted","testID":"a"}}' >>"$2"
        echo '{"kind":"event","payload":{"kind":"testEnded","testID":"a"}}' >>"$2"
        echo '{"kind":"event","payload":{"kind":"runEnded"}}' >>"$2"
        """, to: folder.url(TestProduct.current.path))
  }

  func text(of path: String) throws -> String { try folder.text(of: path) }

  func write(_ text: String, to path: String) throws { try folder.write(text, to: path) }

  func remove(_ path: String) throws { try folder.remove(path) }
}
