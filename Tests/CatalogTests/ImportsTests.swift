import Catalog
import Foundation
import PatternKit
import TestSupport
import Testing

/// The modules of the toolchain, which every target may import.
nonisolated let systemModules: Set<String> = [
  "Darwin", "Dispatch", "Foundation", "FoundationNetworking", "Glibc", "Observation", "Runtime",
  "Synchronization", "Testing",
]

/// The module that the compiler calls from every function of the patterns and of `Model`. A target
/// that is compiled so depends on it, and does not import it.
nonisolated let hookModule = "CSupport"

/// Returns the differences between the imports of a target and its declared dependencies.
///
/// - Parameter isExample: Whether the target may have unused dependencies.
nonisolated func violations(
  about target: String, dependingOn dependencies: [String], isExample: Bool = false,
  importing sources: [SourceFile]
) -> [String] {
  let undeclared = sources.flatMap { file in
    file.imports.filter { !dependencies.contains($0.module) }
      .filter { !systemModules.contains($0.module) }
      .map { "\(file.name):\($0.line): \(target) imports undeclared \($0.module)" }
  }
  let imported = Set(sources.flatMap(\.imports).map(\.module))
  let unused = dependencies.filter { !imported.contains($0) && $0 != hookModule }
    .map { "\(target) depends on \($0), but does not import it" }
  return undeclared + (isExample ? [] : unused)
}

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
  private let manifest: Manifest

  init() async throws {
    manifest = try await Manifest.current.value
  }

  @Test func `the imports of every target match its declared dependencies`() throws {
    for target in manifest.targets {
      let sources = try checkout().sources(in: target.folder)
      let violations = violations(
        about: target.name, dependingOn: target.dependencyNames,
        isExample: manifest.isExample(target), importing: sources)
      #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
    }
  }

  @Test func `the manifest has a target for every folder of sources`() throws {
    let parents = ["Sources", "Tests", "Sources/Tooling", "Tests/Tooling"]
    let folders = try parents.flatMap { parent in
      let folder = try checkout().folder.appending(path: parent)
      return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { !$0.hasPrefix(".") && !$0.hasSuffix(".md") }.map { "\(parent)/\($0)" }
    }.filter { !(parents + ["Tests/Attempts", "Tests/Drifts"]).contains($0) }

    let known = manifest.targets.map(\.folder).filter { !$0.hasPrefix("Examples/") }
    #expect(known.sorted() == folders.sorted())
  }

  @Test func `the import diagram of the tooling matches the manifest`() throws {
    let targets = manifest.targets.filter { $0.folder.hasPrefix("Sources/") }
    let declared = try targets.map { ($0.name, Set(try imports(of: $0))) }

    let drawn = try ImportGraph(
      checkout().text(of: "Sources/Tooling/README.md"), patterns: Pattern.all.map(\.module)
    ).imports
    #expect(drawn == Dictionary(uniqueKeysWithValues: declared))
  }

  @Test(arguments: ["Model", "Observing", "TerminalUI"])
  func `Model, Observing and TerminalUI import no other target`(target: String) throws {
    #expect(try imports(of: target) == [])
  }

  @Test(arguments: Pattern.all)
  func `a pattern depends on Model, TerminalUI, and the binding or the shared screen only`(
    pattern: Pattern
  ) throws {
    let other = pattern.purpose == .splitsScreen ? "Observing" : "NewsList"
    #expect(try imports(of: pattern.module).sorted() == ["Model", other, "TerminalUI"].sorted())
  }

  @Test(arguments: Pattern.all.filter { $0.purpose == .connectsObjects })
  func `a pattern in which two objects talk contains no observation`(pattern: Pattern) throws {
    let sources = try checkout().sources(in: "Sources/\(pattern.module)")

    let modules = Set(sources.flatMap(\.imports).map(\.module))
    #expect(modules.isDisjoint(with: ["Observation", "Observing"]))
  }

  @Test(arguments: ["UITesting", "Tracing"])
  func `UITesting and Tracing import no pattern`(target: String) throws {
    let patterns = ["Catalog"] + Pattern.all.map(\.module)

    #expect(Set(try imports(of: target)).isDisjoint(with: patterns))
  }

  @Test(arguments: ["LiveApp", "Reports", "Workshop"])
  func `LiveApp, Reports and Workshop do not import each other`(target: String) throws {
    let others = Set(["LiveApp", "Reports", "Workshop"]).subtracting([target])

    #expect(others.isDisjoint(with: try imports(of: target)))
  }

  @Test(arguments: Pattern.all)
  func `no file of a pattern imports a module that its roles do not know`(pattern: Pattern) throws {
    let violations = try violations(
      about: pattern, importing: checkout().sources(in: "Sources/\(pattern.module)"))
    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
  }

  private func imports(of name: String) throws -> [String] {
    try imports(of: try #require(manifest.targets.first { $0.name == name }))
  }

  /// Returns the dependencies of a target that its sources import.
  private func imports(of target: Manifest.Target) throws -> [String] {
    let imported = try checkout().sources(in: target.folder).flatMap(\.imports).map(\.module)
    return target.dependencyNames.filter { $0 != hookModule || imported.contains($0) }
  }
}

@Suite("Check of the imports")
nonisolated struct ImportsTestTests {
  @Test(arguments: [
    ("import B\nimport C", ["A.swift:2: A imports undeclared C"]),
    ("import B\n@testable public import struct C.D", ["A.swift:2: A imports undeclared C"]),
    ("import B\nimport Foundation", []),
    ("// import B", ["A depends on B, but does not import it"]),
  ])
  func `the check reports undeclared imports and unused dependencies`(
    source: String, expected: [String]
  ) {
    let sources = [SourceFile("A.swift", source)]

    #expect(violations(about: "A", dependingOn: ["B"], importing: sources) == expected)
  }

  @Test(arguments: [
    ("mvp", "import TerminalUI\nextension ButtonPresenter {}", ["TerminalUI"]),
    ("mvp", "import Model; import TerminalUI; extension NewsViewController {}", ["Model"]),
    ("mvvm", "import TerminalUI\nextension NewsItemViewModel {}", ["TerminalUI"]),
    ("mvvm", "import Model; import TerminalUI; extension ButtonViewController {}", ["Model"]),
    ("delegate", "import TerminalUI\nextension PrintWorker {}", ["TerminalUI"]),
    ("notification", "import Model\nextension PrintFinished {}", ["Model"]),
    ("mvc", "import Model; import TerminalUI; extension ButtonViewController {}", []),
  ])
  func `the check reports an import that the role does not need`(
    id: String, source: String, modules: [String]
  ) throws {
    let pattern = try #require(Pattern.all.first { $0.id == id })

    let found = try violations(about: pattern, importing: [SourceFile("A.swift", source)])

    #expect(found == modules.map { "A.swift:1: imports \($0), but uses no type of it" })
  }
}

/// The diagram of the imports on a page: `A, B ──► C, D`. A line may continue.
private nonisolated struct ImportGraph {
  private(set) var imports: [String: Set<String>] = [:]

  /// - Parameter patterns: The targets that the diagram calls “each pattern”.
  init(_ page: String, patterns: [String]) {
    let drawing = page.split(separator: "```").first { $0.contains("──►") } ?? ""
    let lines = drawing.drop { !$0.isNewline }.replacing(/\n\s+/, with: " ")
      .replacing("each pattern", with: patterns.joined(separator: ", "))
    for line in lines.split(separator: "\n") {
      let sides = line.split(separator: "──►").map { side in
        side.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      }
      guard sides.count == 2 else { continue }
      for name in sides[0] { imports[name] = Set(sides[1]).subtracting(["no other target"]) }
    }
  }
}
