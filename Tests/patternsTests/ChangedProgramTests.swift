import Foundation
import Processes
import SourceCode
import TestSupport
import Testing

/// A checkout without builds: its `swift` builds nothing, and the changed program is a script.
@Suite("patterns: change --run")
struct ChangedProgramTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let checkout = try Checkout(around: URL(filePath: #filePath))
    for part in ["Package.swift", "Sources", "Tests", "Examples"] {
      try FileManager.default.createSymbolicLink(
        at: folder.file(named: part),
        withDestinationURL: checkout.folder.appending(path: part))
    }
    try write("swift", #"echo "${0%/*}""#)
    try write("patterns", #"echo "$@"; cat; echo "an error" >&2; exit 66"#)
  }

  private func write(_ name: String, _ script: String) throws {
    let file = folder.file(named: name)
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: file.path)
  }

  private func change(_ environment: [String: String] = [:], input: URL? = nil) async throws -> End
  {
    let words = ["change", "format", "mvc", "--run", "wait", "--feed", "-"]
    return try await run(
      program: URL(filePath: "/bin/sh"),
      ["-c", #"cd '\#(folder.url.path)' && exec "$0" "$@""#, builtProgram("patterns").path] + words,
      environment: environment.merging(["PATH": "\(folder.url.path):/usr/bin:/bin"]) { $1 },
      input: input)
  }

  @Test func `the changed program has the standard streams and the exit status of the command`()
    async throws
  {
    let feed = try TemporaryFile("the feed\n")

    let end = try await change(input: URL(filePath: feed.path))

    #expect(end.output == "mvc news --plain --events wait --feed -\nthe feed\n")
    #expect(end.errors.hasSuffix("\nan error\n"))
    #expect(end.status == 66)
  }

  @Test func `a missing folder for temporary files is an error with its path`() async throws {
    let end = try await change(["TMPDIR": "/nonexistent"])

    #expect(
      end.errors.hasSuffix(
        "\npatterns: cannot create a folder in /nonexistent: set TMPDIR to a writable folder\n"))
    #expect(end.status == 2)
  }
}
