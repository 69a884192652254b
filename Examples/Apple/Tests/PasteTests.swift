import Foundation
import Testing

/// A reader copies the files of one pattern, with those of `Model` and `Observing`, into an app, and deletes
/// the imports of these modules. The compiler of the app has to accept the files.
@Suite("Copied into an app")
nonisolated struct PasteTests {
  /// What Xcode 26 sets in a new project: Swift 5, and approachable concurrency. With Swift 6, the targets of
  /// this package are built.
  private static let settings =
    ["-swift-version", "5", "-default-isolation", "MainActor"]
    + [
      "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
      "InferIsolatedConformances", "InferSendableFromCaptures", "MemberImportVisibility",
      "NonisolatedNonsendingByDefault",
    ].flatMap { ["-enable-upcoming-feature", $0] }

  @Test(arguments: ["MVC", "MVP", "MVVM"])
  func `the files of a pattern compile in one module`(pattern: String) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try Self.files(of: pattern)
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
        .replacing(#/(?m)^import (Model|Observing|MVP|MVVM)\b.*\n/#, with: "")
      let copy = folder.appending(path: file.lastPathComponent)
      try Data(text.utf8).write(to: copy, options: .withoutOverwriting)
    }

    let (status, messages) = try await Self.compile(files.map(\.lastPathComponent), in: folder)

    #expect(status == 0, "\(messages)")
  }

  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the files without the screens for a terminal.
  private static func files(of pattern: String) throws -> [URL] {
    func files(in path: String, where isNeeded: (String) -> Bool = { _ in true }) throws -> [URL] {
      try FileManager.default.contentsOfDirectory(
        at: package.appending(path: path).standardized, includingPropertiesForKeys: nil
      )
      .filter { $0.pathExtension == "swift" && isNeeded($0.lastPathComponent) }
    }
    let screens = ["MVC": ["Plain"], "MVP": ["MVPButton"], "MVVM": ["MVVMButton", "News"]]
    return try files(in: "../../Sources/Model") + files(in: "../../Sources/Observing")
      + files(in: "../../Sources/\(pattern)") { !$0.hasSuffix("ViewController.swift") }
      + files(in: "UIKit/\(pattern)")
      + files(in: "SwiftUI") { name in screens[pattern, default: []].contains(where: name.contains)
      }
  }

  /// Returns the status of the compiler, and what it prints.
  private static func compile(
    _ files: [String], in folder: URL
  ) async throws -> (status: Int32, messages: String) {
    let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    // The two build systems of Swift use other folders for modules, and other names for a plug-in.
    let plugIn = ["PreviewMacros-tool", "PreviewMacros"].map { products.appending(path: $0).path }
      .first(where: FileManager.default.isExecutableFile)
    let output = folder.appending(path: "messages")
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.currentDirectoryURL = folder
    process.arguments =
      ["swiftc", "-typecheck", "-module-name", "Copied", "-diagnostic-style", "llvm"] + settings
      + ["-I", products.path, "-I", products.appending(path: "Modules").path]
      + ["-load-plugin-executable", "\(plugIn ?? "")#PreviewMacros"] + files.sorted()
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = process.standardOutput
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do { try process.run() } catch { ended.resume(throwing: error) }
    }
    return (process.terminationStatus, try String(contentsOf: output, encoding: .utf8))
  }
}
