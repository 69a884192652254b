import PatternKit

/// What a change request changes in one pattern, read from its patch.
struct Impact {
  let pattern: Pattern
  /// The changed files of the pattern, of its wiring, and of the tests.
  let sources, catalog, tests: [Patch.File]
  let changedRoles, untouchedRoles: [RoleName]
  /// The names of the pattern’s tests that the patch adds and removes.
  let newTests, removedTests: Set<String>

  init(of folder: RequestFolder, in pattern: Pattern) throws {
    let all = try folder.path(ofPatch: pattern.id).map { try folder.patch(at: $0).files } ?? []
    func files(in path: String) -> [Patch.File] { all.filter { $0.path.hasPrefix(path) } }
    self.pattern = pattern
    sources = files(in: "Sources/\(pattern.module)/")
    catalog = files(in: "Sources/Catalog/\(pattern.module).swift")
    tests = files(in: "Tests/")

    // The types that a changed file declares, before or after the change.
    let changedTypes = Set(
      sources.flatMap { file in
        let present = (try? folder.checkout.text(of: file.path)) ?? ""
        return [present, file.added.joined(separator: "\n")]
          .flatMap { SourceFile(file.path, $0).declarations.map(\.name) }
      })
    let roles = pattern[folder.request.demo]?.ownRoles ?? []
    changedRoles = roles.filter { !changedTypes.isDisjoint(with: $0.types) }.map(\.name)
    untouchedRoles = roles.map(\.name).filter { [changedRoles] in !changedRoles.contains($0) }

    let ownTests = files(in: "Tests/\(pattern.module)Tests/")
    let (added, removed) = (ownTests.flatMap(\.added), ownTests.flatMap(\.removed))
    newTests = Self.testNames(in: added).subtracting(Self.testNames(in: removed))
    removedTests = Self.testNames(in: removed).subtracting(Self.testNames(in: added))
  }

  var changesTests: Bool { !tests.isEmpty }

  private static func testNames(in lines: [String]) -> Set<String> {
    Set(lines.compactMap { $0.firstMatch(of: #/func `([^`]+)`/#).map { String($0.1) } })
  }
}
