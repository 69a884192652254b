import Catalog
import Foundation
import PatternKit
import UITesting

/// What a change request changes in one pattern, computed from its patch.
struct Impact: Equatable {
  /// The number of added and removed lines.
  struct Lines: Equatable {
    var added = 0
    var removed = 0

    mutating func add(_ other: Lines) {
      added += other.added
      removed += other.removed
    }
  }

  private(set) var files: [String] = []
  private(set) var lines = Lines()
  /// The lines of the function that creates and connects the objects.
  private(set) var wiring = Lines()
  private(set) var changedRoles: [RoleName] = []
  private(set) var untouchedRoles: [RoleName] = []
  /// The numbers of public declarations and of requirements of public protocols.
  private(set) var addedAPI = 0
  private(set) var removedAPI = 0
  private(set) var testLines = Lines()
  private(set) var tests = TestChanges()
  /// The references that a role gains, such as “worker → items”.
  private(set) var gainedReferences: [String] = []
  private(set) var lostReferences: [String] = []

  /// Reads the patch of a pattern.
  ///
  /// Throws `Outdated` if the patch does not fit the sources any more.
  init(of folder: RequestFolder, in pattern: Pattern) throws {
    let sources = "Sources/\(pattern.module)/"
    var declared: Set<String> = []
    for (file, before, after) in try folder.changes(byPatchAt: folder.path(of: pattern)) {
      if file.path.hasPrefix(sources) {
        files.append(file.path)
        lines.add(file.lines)
        let api = PublicAPI(after).declarations.sorted().difference(
          from: PublicAPI(before).declarations.sorted())
        addedAPI += api.insertions.count
        removedAPI += api.removals.count
        for text in [before, after] {
          declared.formUnion(SourceFile(file.path, text).declarations.map(\.name))
        }
      } else if file.path == "Sources/Catalog/\(pattern.module).swift" {
        let difference = Self.wiring(in: after).difference(from: Self.wiring(in: before))
        wiring = Lines(added: difference.insertions.count, removed: difference.removals.count)
        let (old, new) = (DeclaredReferences(before).all, DeclaredReferences(after).all)
        gainedReferences = new.filter { !old.contains($0) }.map(\.text)
        lostReferences = old.filter { !new.contains($0) }.map(\.text)
      } else if file.path.hasPrefix("Tests/") {
        testLines.add(file.lines)
        if file.path.hasPrefix("Tests/\(pattern.module)Tests/") {
          tests.add(TestChanges(from: before, to: after))
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

extension Patch.File {
  /// The number of added and removed lines.
  var lines: Impact.Lines {
    let lines = hunks.flatMap(\.lines)
    return Impact.Lines(
      added: lines.count { $0.mark == .added }, removed: lines.count { $0.mark == .removed })
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
  var demo: Demo { rules.first?.demo ?? .news }
}
