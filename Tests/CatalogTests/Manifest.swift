import Foundation
import PatternKit
import TestSupport
import Testing

/// The targets of `Package.swift`, as `swift package dump-package` prints them.
nonisolated struct Manifest: Decodable {
  struct Target: Decodable {
    let name: String
    let dependencies: [Dependency]
    let path: String?
    let type: String

    /// The folder that contains the sources.
    var folder: String { path ?? (type == "test" ? "Tests/" : "Sources/") + name }
  }

  struct Dependency: Decodable {
    /// The name of a target, and an unused condition.
    let byName: [String?]
  }

  let targets: [Target]

  /// The manifest of this package. It is read once, because that takes a second or more.
  static let current = Task {
    // Another process of the package manager can be running these tests.
    let end = try await run(
      program: URL(filePath: "/usr/bin/env"),
      [
        "swift", "package", "--ignore-lock", "--package-path", checkout().folder.path,
        "dump-package",
      ],
      environment: ["PATTERNS_TESTS": ""])
    try #require(end.status == 0, "\(end.errors)")
    return try JSONDecoder().decode(Manifest.self, from: Data(end.output.utf8))
  }

  /// The names of the examples. Each has targets for its model, its patterns and its program.
  var examples: [String] {
    targets.map(\.name).filter { $0.hasSuffix("MVVM") && $0 != "MVVM" }.map {
      String($0.dropLast(4))
    }
  }

  /// Returns the targets of an example’s model and of its patterns, in this order.
  func parts(of example: String) -> [Target] {
    targets.filter {
      $0.folder.hasPrefix("Examples/\(example)/") && $0.name != "\(example)Program"
    }
  }

  /// Returns whether a target belongs to an example.
  func isExample(_ target: Target) -> Bool {
    examples.contains { target.name.hasPrefix($0) }
  }
}

nonisolated extension Manifest.Target {
  /// The names of the targets that this target depends on.
  var dependencyNames: [String] { dependencies.compactMap { $0.byName.first ?? nil } }
}
