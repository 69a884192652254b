import Foundation
import Processes
import SourceCode

/// A copy of the package in which patches are applied. It keeps its build folder, so that the second
/// build is faster.
struct ScratchCopy {
  private let checkout: Checkout
  private let folder: URL
  private let environment: [String: String]

  /// The files that a build needs.
  private static let contents = ["Package.swift", "Sources", "Tests", "Examples"]

  init(of checkout: Checkout, environment: [String: String]) {
    self.checkout = checkout
    self.environment = environment
    folder = checkout.folder.appending(path: ".build/change")
  }

  /// Locks the copy until the returned lock is released.
  ///
  /// - Parameter announce: Called once if another command has the lock.
  func lock(announcing announce: () -> Void) async throws -> FileLock {
    try await FileLock.acquire(
      at: checkout.folder.appending(path: ".build/change.lock"), announce: announce)
  }

  // MARK: Writing

  /// Copies the sources, with the given texts in place of those in the checkout.
  ///
  /// - Parameter texts: The texts by path. A file with the text `nil` is not copied.
  func write(replacing texts: [String: String?]) throws {
    do {
      let old = try files(in: folder)
      var new = try files(in: checkout.folder)
      for (path, text) in texts { new[path] = text.map { Data($0.utf8) } }
      // A file that stays the same is not written, so that it is not compiled again.
      for (path, data) in new where old[path] != data {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
      }
      for path in old.keys where new[path] == nil {
        try FileManager.default.removeItem(at: folder.appending(path: path))
      }
    } catch {
      throw SetupError(
        message: "cannot write in \(folder.path): \((error as NSError).localizedDescription)")
    }
  }

  /// Returns the contents of the files that a build needs, by path.
  private func files(in folder: URL) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for part in Self.contents {
      let inside = FileManager.default.subpaths(atPath: folder.appending(path: part).path) ?? []
      // A file of the package has no subpaths.
      for path in [part] + inside.map({ "\(part)/\($0)" }) where !path.contains("/.") {
        var isFolder: ObjCBool = false
        let url = folder.appending(path: path)
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
          !isFolder.boolValue
        else { continue }
        files[path] = try Data(contentsOf: url)
      }
    }
    return files
  }

  // MARK: Running

  /// Builds the program, and returns its path.
  func build() async throws -> String {
    let swift = try ChildProcess.swift(in: environment)
    let words = [swift, "build", "--package-path", folder.path]
    let (end, output) = try await run(
      words + ["--product", "patterns"], patience: .seconds(1800))
    guard end == .exited(0) else {
      let errors = output.split(separator: "\n").filter { $0.contains("error: ") }
      let reason = errors.first.map { $0.replacing("\(folder.path)/", with: "") }
      throw SetupError(
        message: "the changed program does not build: \(reason ?? "no error printed")")
    }
    let (_, path) = try await run(words + ["--show-bin-path"])
    guard let products = path.split(separator: "\n").last else {
      throw SetupError(message: "“swift build --show-bin-path” printed no folder")
    }
    return "\(products)/patterns"
  }

  /// Runs a program, and returns its output.
  func run(
    _ words: [String], patience: Duration = .seconds(120)
  ) async throws -> (end: ChildProcess.End, output: String) {
    let scratch = try TemporaryFolder()
    let output = scratch.file(named: "output")
    let end = try await ChildProcess(words: words, output: output, patience: patience).run()
    return (end, (try? String(contentsOf: output, encoding: .utf8)) ?? "")
  }
}
