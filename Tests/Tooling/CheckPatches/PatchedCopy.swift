import Foundation
import PatternKit
import Processes
import Workshop

/// A copy of the package whose sources patches change. A later run compiles only what differs.
struct PatchedCopy {
  static let folder = ".build/changed"
  private static let manifest = "Package.swift"
  let checkout: Checkout

  /// Builds the tests of some targets with patches, and runs a selection of them.
  func test(
    _ targets: [String], with patches: [PatchFile], _ selection: [String],
    environment: [String: String] = [:]
  ) async throws -> TestReport {
    try await reset()
    let manifest = PartialManifest(
      package: try checkout.text(of: Self.manifest), tests: targets.map { "\($0)Tests" })
    try overwrite(
      checkout.folder.appending(path: "\(Self.folder)/\(Self.manifest)"),
      with: Data(manifest.text.utf8))
    for patch in patches { try await patch.apply(in: Self.folder) }
    // X-ray needs the names of functions, but no debug information.
    let options = ["--package-path", Self.folder, "-debug-info-format", "none"]
    // Warnings are errors on Linux (see Package.swift).
    let environment = environment.merging(["CI": "true", "PATTERNS_TESTS": "all"]) { $1 }
    let (status, output) = try await run(
      ["swift", "build", "--build-tests"] + options, environment)
    guard status == 0 else {
      let errors = output.split(separator: "\n").filter { $0.contains("error: ") }
      let list = Set(errors).sorted().prefix(20).joined(separator: "\n")
      throw SetupError(
        message: "the sources do not compile without warnings with \(patches.map(\.name)):\n\(list)"
      )
    }
    return try await runTests(options + ["--skip-build", "--no-parallel"] + selection, environment)
  }

  /// Makes the copy equal to the checkout, except for its manifest. A file that was deleted and not
  /// committed is not copied.
  private func reset() async throws {
    let copy = checkout.folder.appending(path: Self.folder)
    let listed = try await run([
      "git", "ls-files", "-z", "--cached", "--others", "--exclude-standard",
    ])
    let files = Set(listed.output.split(separator: "\0").map(String.init))
      .filter { FileManager.default.fileExists(atPath: checkout.folder.appending(path: $0).path) }
    for file in files where file != Self.manifest {
      let contents = try Data(contentsOf: checkout.folder.appending(path: file))
      try overwrite(copy.appending(path: file), with: contents)
    }
    for folder in ["Sources", "Tests", "Examples"] {
      let paths = try FileManager.default.subpathsOfDirectory(atPath: copy.path + "/\(folder)")
      for path in paths where !files.contains("\(folder)/\(path)") {
        let url = copy.appending(path: "\(folder)/\(path)")
        let isFolder = try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory ?? false
        if !isFolder { try FileManager.default.removeItem(at: url) }
      }
    }
  }
}
