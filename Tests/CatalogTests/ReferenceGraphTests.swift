import Catalog
import PatternKit
import Recordings
import Stories
import Testing

@Suite("Which object holds which")
struct ReferenceGraphTests {
  @Test func `in MVC, the controller owns the model and its controls, and the model holds neither`()
    async throws
  {
    let graph = try await graph(of: .button, in: "mvc")

    #expect(
      facts(of: graph, from: "controller") == [
        "controller.model owns model", "controller.label owns control",
        "controller.button owns control",
      ])
    #expect(facts(of: graph, from: "model") == ["model.digits owns by protocol service"])
  }

  @Test(arguments: [Demo.button, .news])
  func `in MVVM, the view model holds no view and no control`(demo: Demo) async throws {
    let graph = try await graph(of: demo, in: "mvvm")

    let held = Set(
      facts(of: graph, from: "view model").compactMap { $0.split(separator: " ").last })
    #expect(held.contains("model"))
    #expect(held.isSubset(of: ["model", "service", "ObservationToken", "task"]))
    #expect(graph.edges.allSatisfy { $0.kind == .owns })
    #expect(!facts(of: graph, from: "view", to: "view model").isEmpty)
    #expect(facts(of: graph, from: "view", to: "model") == [])
  }

  @Test func `an object that observes owns the token of its observation`() async throws {
    let graph = try await graph(of: .button, in: "mvvm")

    #expect(facts(of: graph, from: "view").contains("view.observation owns an ObservationToken"))
  }

  @Test(arguments: Demo.allCases)
  func `with notifications, manager and worker hold a center, but not each other`(demo: Demo)
    async throws
  {
    let graph = try await graph(of: demo, in: "notification")

    #expect(facts(of: graph, from: "manager", to: "worker") == [])
    #expect(facts(of: graph, from: "worker", to: "manager") == [])
    for role in ["manager", "worker"] {
      #expect(
        facts(of: graph, from: role).contains {
          $0.hasPrefix("\(role).") && $0.hasSuffix(" owns a subscription")
        })
      #expect(facts(of: graph, from: role).contains("\(role).center owns NotificationCenter"))
    }
    #expect(graph.edges(of: "Screen").map(\.property) == ["retainedObjects"])
    #expect(graph.role(of: graph.edges(of: "Screen")[0].held) == .worker)
  }

  @Test(arguments: PatternDemo.all)
  func `the graph counts every object of the pattern`(demo: PatternDemo) {
    let driver = ScreenDriver(demo)
    driver.open()

    let own = driver.objects.map { type(of: $0) }
      .filter { String(reflecting: $0).hasPrefix("\(demo.pattern.module).") }
    let counts = Dictionary(own.map { ("\($0)", 1) }, uniquingKeysWith: +)
    let nodes = driver.referenceGraph.nodes.filter { counts[$0.type] != nil }
    #expect(!counts.isEmpty)
    #expect(Dictionary(uniqueKeysWithValues: nodes.map { ($0.type, $0.count) }) == counts)
  }

  @Test func `the graph is empty before the demo opens and after it closes`() {
    let driver = ScreenDriver(PatternDemo.all(.button)[0])
    #expect(driver.referenceGraph == ReferenceGraph())

    driver.open()
    #expect(driver.referenceGraph != ReferenceGraph())

    driver.close()
    #expect(driver.referenceGraph == ReferenceGraph())
  }

  /// Returns the graph of a demo after it opened and its loads finished.
  private func graph(of demo: Demo, in id: String) async throws -> ReferenceGraph {
    let pattern = try #require(Pattern.all.first { $0.id == id })
    let driver = ScreenDriver(try #require(pattern[demo]))
    await driver.start()
    for request in driver.newsRequests.all { request.answer(.success([])) }
    await driver.runPendingTasks()
    return driver.referenceGraph
  }

  /// Returns the references between two roles. Without `heldRole`, between a role and all others.
  private func facts(of graph: ReferenceGraph, from role: String, to heldRole: String? = nil)
    -> [String]
  {
    graph.edges.filter { graph.role(of: $0.holder)?.rawValue == role }
      .map { ($0, graph.role(of: $0.held)?.rawValue ?? $0.held) }
      .filter { heldRole == nil || $0.1 == heldRole }
      .map { "\(role).\($0.0.property) \($0.0.words) \($0.1)" }
  }
}
