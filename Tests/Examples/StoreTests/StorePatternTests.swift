import Contract
import Model
import PatternKit
import Recognition
import Recordings
import Store
import Stories
import TerminalUI
import TestSupport
import Testing
import ToolingSupport

@testable import StoreProgram

@Suite("Store: contract")
struct StoreContractTests {
  @Test(arguments: Rule.all.filter { Pattern.store[$0.demo] != nil })
  func `the pattern satisfies every rule`(rule: Rule) async {
    let violation = await rule.violation(by: .store)

    #expect(violation == nil)
  }

  @Test func `a second load cancels the first one`() async throws {
    let driver = ScreenDriver(try #require(Pattern.store[.news]))
    await driver.start()
    let first = try #require(driver.newsRequests.all.first)

    driver.send(.reload)
    await driver.runPendingTasks()

    #expect(first.isCancelled)
  }

  @Test func `a reload with the same articles requests their pictures again`() async throws {
    let driver = ScreenDriver(try #require(Pattern.store[.news]))
    driver.open()
    let item = NewsItem(title: "One", imageAddress: "picture")

    for count in 1...2 {
      try await driver.answerNews(.success([item]))
      _ = driver.draw()
      await driver.runPendingTasks()
      #expect(driver.imageRequests.count == count)
      driver.imageRequests.all.first?.answer(.failure(.incompleteResponse))
      await driver.runPendingTasks()
      driver.send(.reload)
    }
  }
}

@Suite("Store: NewsViewController")
struct NewsViewControllerTests {
  @Test func `a newer alert replaces the alert on the screen`() async {
    let source = StubNewsSource()
    source.result = .failure(.status(404))
    let store = NewsStore(source: source, images: FailingImageSource())
    let window = Window(rootViewController: NewsViewController(store: store))
    #expect(await eventually { window.topViewController is AlertController })
    let alert = window.topViewController

    store.send(.reloadRequested)
    #expect(await eventually { window.topViewController !== alert })

    window.send(.close)
    #expect(window.topViewController is NewsViewController)
  }
}

@Suite("Store: references")
struct StoreReferenceTests {
  @Test(arguments: Pattern.store.demos)
  func `the sources contain exactly the references that the table allows`(demo: PatternDemo) throws
  {
    let checkout = try checkout()
    let check = ReferenceCheck(
      roles: demo.roles,
      sources: try checkout.sources(in: "Examples/Store/Pattern"),
      surroundings: try checkout.sources(in: "Sources/Model")
        + checkout.sources(in: "Sources/TerminalUI"))

    #expect(check.violations == [])
  }

  @Test func `every declaration of the pattern belongs to a role`() throws {
    let types = Pattern.store.demos.flatMap(\.ownRoles).flatMap(\.types)
    let declarations = try checkout()
      .sources(in: "Examples/Store/Pattern").flatMap(\.declarations)

    #expect(Set(declarations.map(\.name)) == Set(types))
  }

  @Test(arguments: Pattern.store.demos)
  func `the files of the roles are in the folder of the pattern`(demo: PatternDemo) throws {
    for file in demo.files(in: "Examples/Store/Pattern") {
      #expect(throws: Never.self) { try checkout().text(of: file) }
    }
  }

  @Test(arguments: Pattern.store.demos)
  func `no table allows a reference that the definition forbids`(demo: PatternDemo) {
    for reference in Pattern.store.forbiddenReferences {
      let allowing = demo.roles.filter(reference.isAllowed)
      #expect(allowing.isEmpty, "\(reference)")
    }
  }
}

@Suite("Store: X-ray")
struct StoreXRayTests {
  @Test func `the README shows the story of a press`() async throws {
    let page = try checkout().text(of: "Examples/Store/README.md")

    let story = try await story(of: .store, .button).text.joined(separator: "\n")
    #expect(page.contains("```text\n\(story)\n```"))
  }

  @Test func `the field guide names the pattern by its reducer, which is none of the six`() async {
    let story = await Recognition.report(on: .store)

    let name = "The pattern resembles none of the six: unidirectional"
    #expect(story.contains(name), "\(story.joined(separator: "\n"))")
  }

  @Test func `the name and the summary of the pattern are in Chinese too`() {
    for text in [Pattern.store.title, Pattern.store.summary] {
      #expect(Language.chinese.text(text).isInChinese, "\(text)")
    }
  }

  @Test(arguments: Pattern.store.demos)
  func `the story of a demo matches the fingerprint of the pattern`(demo: PatternDemo) async throws
  {
    let story = try await story(of: .store, demo.kind)

    let broken = Fingerprint.store.statements.filter { !$0.holds(story) }.map(\.text)
    #expect(broken == [], "\(story.text.joined(separator: "\n"))")
  }

  /// Returns the story after the start: a press, or the first load, an opened row and a failed load.
  private func story(of pattern: Pattern, _ demo: Demo) async throws -> CallTree {
    let demo = try #require(pattern[demo])
    return try #require(await Recording(demo).story()).folded
  }
}
