import Catalog
import Contract
import Foundation
package import PatternDefinition
import SourceCode

/// What a change request changes in one pattern, computed from its patch.
struct Impact: Equatable {
  /// The number of added and removed lines.
  struct Lines: Equatable {
    var added = 0
    var removed = 0
  }

  private(set) var files: [String] = []
  private(set) var lines = Lines()
  /// The lines of the function that creates and connects the objects.
  private(set) var wiring = Lines()
  private(set) var changedRoles: [RoleName] = []
  private(set) var untouchedRoles: [RoleName] = []
  /// The public declarations, and the requirements of public protocols.
  private(set) var addedAPI: [String] = []
  private(set) var removedAPI: [String] = []
  private(set) var testLines = Lines()
  private(set) var tests = TestChanges()
  /// The references that a role gains, such as “worker → items”.
  private(set) var gainedReferences: [String] = []
  private(set) var lostReferences: [String] = []

  /// Reads the patch of a pattern.
  ///
  /// Throws `SetupError` if the patch does not fit the sources any more.
  init(of folder: RequestFolder, in pattern: Pattern) throws {
    let path = folder.path(of: pattern)
    let patch = try folder.patch(at: path)
    let texts = try folder.texts(
      afterPatchesAt: [folder.sharedPath].compactMap(\.self) + [path])
    let sources = "Sources/\(pattern.module)/"

    var declared: Set<String> = []
    for file in patch.files {
      guard let (before, after) = texts[file.path] else { continue }
      if file.path.hasPrefix(sources) {
        files.append(file.path)
        lines.add(file)
        let api = (before: PublicAPI(before ?? ""), after: PublicAPI(after ?? ""))
        for change in api.after.sorted.difference(from: api.before.sorted) {
          switch change {
          case .insert(_, let declaration, _): addedAPI.append(declaration)
          case .remove(_, let declaration, _): removedAPI.append(declaration)
          }
        }
        for text in [before, after].compactMap(\.self) {
          declared.formUnion(SourceFile(file.path, text).declarations.map(\.name))
        }
      } else if file.path == "Sources/Catalog/\(pattern.module).swift" {
        wiring = Lines(from: Self.wiring(in: before ?? ""), to: Self.wiring(in: after ?? ""))
        let references = [before, after].map { DeclaredReferences($0 ?? "").all }
        gainedReferences = references[1].filter { !references[0].contains($0) }.map(\.text)
        lostReferences = references[0].filter { !references[1].contains($0) }.map(\.text)
      } else if file.path.hasPrefix("Tests/") {
        testLines.add(file)
        if file.path.hasPrefix("Tests/\(pattern.module)Tests/") {
          tests.add(TestChanges(from: before ?? "", to: after ?? ""))
        }
      }
    }

    let demo = folder.request.demo
    let roles = pattern.ownRoles(of: demo)
    changedRoles = roles.filter { !declared.isDisjoint(with: $0.types) }.map(\.name)
    untouchedRoles = roles.map(\.name).filter { !changedRoles.contains($0) }
    tests.untouched = try Self.testCount(of: pattern, in: folder) - tests.changed - tests.removed
  }

  /// Returns the lines of a file of the catalog that connect the objects.
  private static func wiring(in source: String) -> [Substring] {
    let end = source.firstRange(of: "extension DependencyRules")?.lowerBound ?? source.endIndex
    return source[..<end].split(separator: "\n")
  }

  /// Returns the number of tests of a pattern before the change.
  private static func testCount(of pattern: Pattern, in folder: RequestFolder) throws -> Int {
    try folder.checkout.paths(in: "Tests/\(pattern.module)Tests").map { path in
      TestChanges.tests(in: try folder.checkout.text(of: path)).count
    }.reduce(0, +)
  }
}

extension Impact.Lines {
  init(from old: [Substring], to new: [Substring]) {
    let difference = new.difference(from: old)
    (added, removed) = (difference.insertions.count, difference.removals.count)
  }

  mutating func add(_ file: Patch.File) {
    added += file.count { if case .added = $0 { true } else { false } }
    removed += file.count { if case .removed = $0 { true } else { false } }
  }
}

/// How the tests of a pattern change.
struct TestChanges: Equatable {
  var changed = 0
  var added = 0
  var removed = 0
  var untouched = 0
}

extension TestChanges {
  /// Compares the tests of a file before and after a change, by name.
  init(from before: String, to after: String) {
    let (old, new) = (Self.tests(in: before), Self.tests(in: after))
    added = new.keys.count { old[$0] == nil }
    removed = old.keys.count { new[$0] == nil }
    changed = old.count { name, body in new[name].map { $0 != body } ?? false }
  }

  mutating func add(_ other: TestChanges) {
    changed += other.changed
    added += other.added
    removed += other.removed
  }

  /// Returns the source of each test, by its name.
  static func tests(in source: String) -> [String: String] {
    var tests: [String: String] = [:]
    for part in source.split(separator: "  @Test", omittingEmptySubsequences: false).dropFirst() {
      let name = part.split(separator: "`", maxSplits: 2).dropFirst().first.map(String.init)
      // The rest of the file after the last test of a suite is no part of the test.
      let end = part.firstRange(of: "\n}")?.lowerBound ?? part.endIndex
      tests[name ?? ""] = part[..<end].trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return tests
  }
}

extension ChangeRequest {
  /// The demo that the request changes.
  package var demo: Demo { rules.first?.demo ?? .news }
}
