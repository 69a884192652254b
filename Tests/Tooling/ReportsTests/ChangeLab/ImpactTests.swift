import Catalog
import Changes
import Foundation
import Inputs
import PatternKit
import TestSupport
import Testing

@testable import Reports

@Suite("Change lab: Impact")
struct ImpactTests {
  private let checkout: Checkout

  init() throws {
    checkout = try #require(Checkout.current())
  }

  @Test
  func
    `every change request has a wish and a patch for every pattern, or for the screen it shares`()
    throws
  {
    for request in ChangeRequest.all {
      let folder = RequestFolder(of: request, in: checkout)
      #expect(try folder.wish.hasPrefix("As a reader, I "), "\(request.id)")
      let patches = try FileManager.default.contentsOfDirectory(
        atPath: checkout.folder.appending(path: "\(folder.path)/patches").path)
      let known = (Pattern.all.map(\.id) + ["shared"]).map { "\($0).patch" }
      #expect(Set(patches).isSubset(of: known), "\(request.id)")
      let shared = try folder.changes(byPatchAt: folder.sharedPath)
      #expect(shared.allSatisfy { $0.before != $0.after }, "\(request.id)")
      let changesScreen = shared.contains { $0.file.path.hasPrefix("Sources/NewsList/") }
      for pattern in Pattern.all {
        let impact = try Impact(of: folder, in: pattern)
        let sharesScreen = changesScreen && pattern.purpose == .connectsObjects
        #expect(impact.testLines != Impact.Lines() || sharesScreen, "\(request.id) in \(pattern)")
        let roles = impact.changedRoles + impact.untouchedRoles
        #expect(Set(roles) == Set(pattern.ownRoles(of: request.demo).map(\.name)))
      }
    }
  }

  @Test func `the README states the number of change requests`() throws {
    let phrase = "\(ChangeRequest.all.count.inWords.capitalized) change requests"

    let isStated = try checkout.text(of: "README.md").contains(phrase)
    #expect(isStated, "README.md does not contain “\(phrase)”")
  }

  @Test func `the files and lines of an impact are those of the pattern, without its tests`() throws
  {
    let patch = """
      --- a/Sources/Own/View.swift
      +++ b/Sources/Own/View.swift
      @@ -1,3 +1,4 @@
       one
      -two
      +2
      +2.5
       three
      --- a/Tests/OwnTests/ViewTests.swift
      +++ b/Tests/OwnTests/ViewTests.swift
      @@ -1,3 +1,2 @@
       one
      -two
       three
      """
    let impact = try impact(of: patch)

    #expect(impact.files == ["Sources/Own/View.swift"])
    #expect(impact.lines == Impact.Lines(added: 2, removed: 1))
    #expect(impact.testLines == Impact.Lines(added: 0, removed: 1))
  }

  @Test func `the source of the dependency rules counts as references, not as wiring`() throws {
    let catalog = """
      wiring
      extension DependencyRules
        .news: [
          Role(.view, is: [], knows: [.model, .control]),
        ]

      """
    let patch = """
      --- a/Sources/Catalog/Own.swift
      +++ b/Sources/Catalog/Own.swift
      @@ -1,5 +1,6 @@
       wiring
      +more wiring
       extension DependencyRules
         .news: [
      -    Role(.view, is: [], knows: [.model, .control]),
      +    Role(.view, is: [], knows: [.control], byProtocol: [.presenter]),
         ]
      """
    let impact = try impact(of: patch, with: ["Sources/Catalog/Own.swift": catalog])

    #expect(impact.files == [])
    #expect(impact.wiring == Impact.Lines(added: 1, removed: 0))
    #expect(impact.gainedReferences == ["view → presenter by protocol"])
    #expect(impact.lostReferences == ["view → model"])
  }

  @Test func `a patch that does not fit is not printed, and the error names it`() throws {
    let path = "Examples/Changes/wish/patches/mvc.patch"
    let patch = "--- a/Package.swift\n+++ b/Package.swift\n@@ -1 +1 @@\n-other\n+2\n"
    let package = try package(with: [path: patch])
    let requests = [ChangeRequest("wish", rules: [])]
    var printed: [String] = []
    let lab = try ChangeLab(
      requests, in: Checkout(around: package.url), hasColours: false,
      print: { printed.append($0) })

    let error = #expect(throws: RequestFolder.Outdated.self) {
      try lab.run(ChangeCommand(arguments: ["wish", "mvc"], known: requests))
    }
    #expect(error?.description.hasPrefix("\(path) no longer fits Package.swift:1: ") == true)
    #expect(printed == [])
  }

  @Test func `the table distinguishes new, removed, changed and untouched declarations and tests`()
    throws
  {
    let request = try #require(ChangeRequest.all.first { $0.id == "mark-as-read" })
    let pattern = try #require(Pattern.all.first { $0.id == "mvp" })
    let impact = try Impact(of: RequestFolder(of: request, in: checkout), in: pattern)
    try #require(impact.tests.changed != impact.tests.untouched)
    try #require(impact.tests.added != impact.tests.removed)
    try #require(impact.addedAPI != impact.removedAPI)

    let lines = Impact.table(of: [(pattern, impact)])

    for (label, cell) in [
      ("public API", "+\(impact.addedAPI) −\(impact.removedAPI)"),
      ("tests changed", "\(impact.tests.changed)"),
      ("tests new, removed", "\(impact.tests.added), \(impact.tests.removed)"),
      ("tests untouched", "\(impact.tests.untouched)"),
    ] {
      #expect(lines.contains { $0.hasPrefix(label) && $0.hasSuffix("  \(cell)") }, "\(label)")
    }
  }

  /// Returns the impact of a patch on the files of a package.
  private func impact(of patch: String, with texts: [String: String] = [:]) throws -> Impact {
    let patches = ["Examples/Changes/wish/patches/own.patch": patch]
    let package = try package(with: texts.merging(patches) { $1 })
    return try Impact(
      of: RequestFolder(of: ChangeRequest("wish", rules: []), in: Checkout(around: package.url)),
      in: Pattern(id: "own", name: "Own", summary: "", module: "Own", demos: [:]))
  }

  /// Returns a package with some files. Its other files have three lines.
  private func package(with texts: [String: String]) throws -> TemporaryFolder {
    let package = try TemporaryFolder()
    let others = [
      "Package.swift", "Sources/Catalog/Catalog.swift", "Sources/Own/View.swift",
      "Tests/OwnTests/ViewTests.swift",
    ].map { (key: $0, value: "one\ntwo\nthree\n") }
    for (path, text) in Array(texts) + others {
      let file = package.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return package
  }

  @Test func `the declared references of the source are those of the dependency rules`() throws {
    let sources = try Pattern.all.map {
      try checkout.text(of: "Sources/Catalog/\($0.module).swift")
    }

    let read = sources.flatMap { DeclaredReferences($0).all.map(\.text) }

    let rules = Pattern.all.flatMap { pattern in
      pattern.demos.flatMap { pattern.ownRoles(of: $0) }.flatMap { role in
        role.byName.map { "\(role.name) → \($0)" }
          + role.byProtocol.map { "\(role.name) → \($0) by protocol" }
      }
    }
    #expect(read.sorted() == rules.sorted())
  }

  @Test func `the public API has public declarations and the requirements of public protocols`() {
    let api = PublicAPI(
      """
      public import Model

      public protocol P: AnyObject {
        var content: String { get set }
        func show(_ text: String)
      }

      public final class A: P {
        public private(set) var content = "2333"
        private let other = 1
        public init(
          first: Int, second: Int
        ) {
          self.content = ""
        }
        public var isReady: Bool { true }
        func helper() {}
      }
      """)

    #expect(
      api.declarations == [
        "public protocol P: AnyObject", "var content: String { get set }",
        "func show(_ text: String)", "public final class A: P",
        "public private(set) var content", "public init( first: Int, second: Int )",
        "public var isReady: Bool",
      ])
  }

  @Test func `tests are compared by name`() {
    func suite(_ tests: [(String, String)]) -> String {
      let functions = tests.map { "  @Test func `\($0.0)`() {\n    \($0.1)\n  }\n" }
      return "@Suite struct S {\n\(functions.joined(separator: "\n"))}\n\nprivate class Fake {}\n"
    }

    let changes = TestChanges(
      from: suite([("a", "1"), ("b", "2"), ("c", "3")]),
      to: suite([("c", "3"), ("a", "9"), ("d", "4"), ("e", "5")]))

    #expect(changes == TestChanges(changed: 1, added: 2, removed: 1))
  }
}
