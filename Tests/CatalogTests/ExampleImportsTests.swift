import PatternKit
import TestSupport
import Testing

@Suite("Imports of the examples")
nonisolated struct ExampleImportsTests {
  private let manifest: Manifest

  init() async throws {
    manifest = try await Manifest.current.value
  }

  @Test func `an example model imports no UI, and no example imports another`() throws {
    for example in manifest.examples {
      let parts = ["Model", "MVC", "MVVM"].map { example + $0 }
      #expect(try dependencies(of: parts[0]) == ["Model"])
      for half in parts.dropFirst() {
        #expect(try dependencies(of: half) == [parts[0], "Model", "Observing", "TerminalUI"])
      }
      #expect(
        try dependencies(of: "\(example)Program")
          == parts + ["ExampleSupport", "Inputs", "Model", "TerminalUI"])
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
