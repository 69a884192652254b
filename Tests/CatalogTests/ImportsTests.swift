import Catalog
import PatternKit
import TestSupport
import Testing

/// Returns the imports of a pattern's files that its roles do not need.
///
/// Imports matter as much as references. Without `import Model`, a view cannot call a model,
/// even if it receives a model whose type it does not name.
nonisolated func violations(
  about pattern: Pattern, importing sources: [SourceFile]
) throws -> [String] {
  var types: [String: Set<String>] = [:]
  for module in Pattern.sharedModules {
    let declarations = try checkout().sources(in: "Sources/\(module)").flatMap(\.declarations)
    types[module] = Set(declarations.filter(\.isType).map(\.name))
  }
  return sources.flatMap { file in
    let known = pattern.demos.flatMap { demo in
      let roles = demo.roles
      let known =
        roles
        .filter { role in file.declarations.contains { role.types.contains($0.name) } }
        .flatMap { $0.byName + $0.byProtocol }
      return roles.filter { known.contains($0.name) }.flatMap(\.types)
    }
    return file.imports
      .filter { types[$0.module]?.isDisjoint(with: known) == true }
      .map { "\(file.name):\($0.line): imports \($0.module), but uses no type of it" }
  }
}

@Suite("Imports")
nonisolated struct ImportsTests {
  @Test(arguments: Pattern.all)
  func `no file of a pattern imports a module that its roles do not know`(pattern: Pattern) throws {
    let violations = try violations(
      about: pattern, importing: checkout().sources(in: "Sources/\(pattern.module)"))
    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
  }

  @Test func `no file of an example in MVP or MVVM imports both the model and TerminalUI`() throws {
    let folders = try Set(
      checkout().paths(in: "Examples").compactMap {
        $0.prefixMatch(of: #/Examples/\w+/(?:MVP|MVVM)/#).map { String($0.output) }
      })
    #expect(!folders.isEmpty)
    for folder in folders {
      let imports = try checkout().sources(in: folder).map { Set($0.imports.map(\.module)) }
      let views = imports.filter { $0.contains("TerminalUI") }

      #expect(!views.isEmpty && views.count < imports.count)
      for view in views {
        #expect(!view.contains { $0.hasSuffix("Model") || $0.hasSuffix("Data") }, "\(folder)")
      }
    }
  }
}
