import Foundation
import SourceCode
import Testing

@Suite("Imports of the examples")
nonisolated struct ExampleImportsTests {
  private let manifest: Manifest

  init() async throws {
    manifest = try await Manifest.current.value
  }

  @Test func `the manifest has a target for every folder of the examples`() throws {
    let package = try checkout().folder
    let examples = package.appending(path: "Examples")
    // A folder with its own manifest is a separate package.
    let folders = try FileManager.default.contentsOfDirectory(
      at: examples, includingPropertiesForKeys: nil
    )
    .filter { !FileManager.default.fileExists(atPath: "\($0.path)/Package.swift") }
    .flatMap { example in
      try FileManager.default.subpathsOfDirectory(atPath: example.path)
        // The change requests share one target.
        .filter { $0.hasSuffix(".swift") && example.lastPathComponent != "Changes" }
        .map { example.appending(path: $0).deletingLastPathComponent().path }
    }

    let known = manifest.targets.map(\.folder)
      .filter { $0.hasPrefix("Examples/") && $0 != "Examples/Changes" }
    #expect(Set(known.map { package.appending(path: $0).path }) == Set(folders))
  }

  @Test func `an example model imports no UI, and no example imports another`() throws {
    for example in manifest.examples {
      let parts = ["Model", "MVC", "MVVM"].map { example + $0 }
      #expect(try dependencies(of: parts[0]) == ["Model"])
      #expect(try dependencies(of: parts[1]) == [parts[0], "Model", "TerminalUI"])
      #expect(try dependencies(of: parts[2]) == [parts[0], "Model", "TerminalUI"])
      #expect(
        try dependencies(of: "\(example)Program")
          == parts + ["ArgumentParsing", "ExampleSupport", "Feeds", "Model", "TerminalUI"])
    }
  }

  @Test func `no file of an MVVM half imports both the model and TerminalUI`() throws {
    for example in manifest.examples {
      let imports = try checkout().sources(in: "Examples/\(example)/MVVM").map { file in
        (file.name, Set(file.imports.map(\.module)))
      }
      let views = imports.filter { $0.1.contains("TerminalUI") }

      #expect(!views.isEmpty && views.count < imports.count)
      for (name, modules) in views {
        #expect(modules.isDisjoint(with: ["Model", "\(example)Model"]), "\(name)")
      }
    }
  }

  private func dependencies(of target: String) throws -> [String] {
    try #require(manifest.targets.first { $0.name == target }).dependencyNames
  }
}
