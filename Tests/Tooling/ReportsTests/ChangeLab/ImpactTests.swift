import Catalog
import PatternKit
import TerminalUI
import Testing
import ToolingSupport

@testable import Reports

@Suite("Change lab: Impact")
struct ImpactTests {
  private let checkout: Checkout

  init() throws { checkout = try #require(Checkout.current()) }

  @Test func `every change request has a wish in both languages`() throws {
    for request in ChangeRequest.all {
      let folder = RequestFolder(request: request, checkout: checkout)
      #expect(try folder.wish().hasPrefix("As a reader, I "), "\(request.id)")
      #expect(try folder.wish(in: .chinese).hasPrefix("作为读者，我希望"), "\(request.id)")
    }
  }

  @Test func `a second view changes tests where roles change, and no other request changes tests`()
    throws
  {
    for request in ChangeRequest.all {
      let folder = RequestFolder(request: request, checkout: checkout)
      for impact in try Pattern.all.map({ try Impact(of: folder, in: $0) }) {
        let isTested = request.id == "second-view" && !impact.changedRoles.isEmpty
        #expect(impact.changesTests == isTested, "\(request.id) in \(impact.pattern)")
      }
    }
  }

  @Test func `an impact has files, lines, roles and tests of the patch`() throws {
    let patch = """
      A sentence before the diff.
      diff --git a/Sources/Own/View.swift b/Sources/Own/View.swift
      --- a/Sources/Own/View.swift
      +++ b/Sources/Own/View.swift
      @@ -1,3 +1,4 @@
       one
      -two
      +2
      +2.5
       three
      --- a/Sources/Catalog/Own.swift
      +++ b/Sources/Catalog/Own.swift
      @@ -1 +1,2 @@
       wiring
      +more wiring
      --- /dev/null
      +++ b/Sources/Own/Presenter.swift
      @@ -0,0 +1 @@
      +class Presenter {}
      --- a/Tests/OwnTests/ViewTests.swift
      +++ /dev/null
      @@ -1,3 +1,2 @@
       one
      -  @Test func `the view shows one`() {
      -  @Test func `the view shows two`() {
      +  @Test func `the view shows two`() async {
      +  @Test func `the view shows three`() {
      +  @Test func `the view shows four`() {

      """
    let (folder, checkout) = try makeCheckout(of: [
      "Sources/Own/View.swift": "class View {}\n",
      "Examples/Changes/wish/patches/own.patch": patch,
    ])
    let roles = [
      Role(.view, is: ["View"]), Role(.presenter, is: ["Presenter"]), Role(.row, is: ["Row"]),
    ]
    let pattern = Pattern(
      id: "own", name: "Own", summary: "", module: "Own",
      dependencyRules: DependencyRules(forbidden: [], roles: [.news: roles]),
      demos: [.news: { _ in Screen(ViewController()) }])

    let impact = try withExtendedLifetime(folder) {
      let request = ChangeRequest("wish", of: .news)
      return try Impact(of: RequestFolder(request: request, checkout: checkout), in: pattern)
    }

    #expect(
      Impact.table(of: [impact], in: .english) == [
        "                    own", "files               2", "lines               +3 −1",
        "lines in Catalog    +1 −0", "roles changed       view", "                    presenter",
        "roles untouched     row", "lines of the tests  +3 −2", "tests new, removed  2, 1",
      ])
  }
}
