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
      let parts = manifest.parts(of: example)
      #expect(parts[0].dependencyNames == ["Model"])
      for pattern in parts.dropFirst() {
        #expect(
          pattern.dependencyNames == [parts[0].name, "Model", "Observing", "TerminalUI"])
      }
      let program = manifest.targets.first { $0.name == "\(example)Program" }
      #expect(
        program?.dependencyNames
          == parts.map(\.name) + ["ExampleSupport", "Inputs", "Model", "TerminalUI"])
    }
  }

  @Test func `no file of an example in MVP or MVVM imports both the model and TerminalUI`() throws {
    for example in manifest.examples {
      let parts = manifest.parts(of: example)
      for pattern in parts where pattern.name.contains(#/MVP$|MVVM$/#) {
        let imports = try checkout().sources(in: pattern.folder).map { file in
          (file.name, Set(file.imports.map(\.module)))
        }
        let views = imports.filter { $0.1.contains("TerminalUI") }

        #expect(!views.isEmpty && views.count < imports.count)
        for (name, modules) in views {
          #expect(modules.isDisjoint(with: ["Model", parts[0].name]), "\(name)")
        }
      }
    }
  }
}
