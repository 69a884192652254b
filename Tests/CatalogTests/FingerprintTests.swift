import Catalog
import PatternKit
import Recordings
import Testing

@testable import Stories

nonisolated extension PatternDemo {
  /// The recorded stories of the catalog. A story is the same each time.
  @MainActor private static var stories: [String: CallTree] = [:]

  /// Returns the story after the start: a press, or the first load, an opened row and a failed load.
  @MainActor
  func story() async throws -> CallTree {
    let key = "\(pattern.module) \(pattern.summary) \(kind)"
    if let story = Self.stories[key] { return story }
    let folded = try #require(await Recording(self).story()).folded
    Self.stories[key] = folded
    return folded
  }
}

/// What a view observes in these tests.
final class Subject {}

@Suite("XRay: fingerprints", .needsStories)
struct FingerprintTests {
  @Test(arguments: PatternDemo.all)
  func `the story of a demo matches the fingerprint of its pattern`(demo: PatternDemo)
    async throws
  {
    let fingerprint = try #require(Fingerprint.all[demo.pattern.id])
    let story = try await demo.story()

    for statement in fingerprint.statements {
      let holds = statement.holds(story)
      #expect(holds, "\(statement.text)\n\(story.text.joined(separator: "\n"))")
    }
  }

  @Test(arguments: Fingerprint.all.keys.sorted())
  func `the story of every other pattern breaks a fingerprint`(label: String) async throws {
    let fingerprint = try #require(Fingerprint.all[label])

    for other in PatternDemo.all where other.pattern.id != label {
      let story = try await other.story()
      let holds = fingerprint.statements.allSatisfy { $0.holds(story) }
      #expect(!holds, "\(other) passes for \(label)")
    }
  }

  /// The stories of other patterns break the other statements.
  @Test(
    arguments: [
      (
        "mvc", "the controls reach the controller only through a closure or a protocol",
        .control, .controller, nil, [.call]
      ),
      ("mvc", "the controls do not reach the model", .control, .model, nil, [.call]),
      (
        "mvp", "no function of the view reads a property of the presenter",
        .view, .presenter, .get, [.call]
      ),
      ("mvp", "the presenter touches no control", .presenter, .control, .set, [.call]),
      ("mvp", "the view does not reach the model", .view, .model, .get, [.call]),
      (
        "mvvm", "the view model reaches the view through a binding only",
        .viewModel, .view, nil, [.call]
      ),
      ("mvvm", "the view model touches no control", .viewModel, .control, .set, [.call]),
      ("direct", "the worker calls the manager by name", .worker, .manager, nil, [.observer]),
      (
        "notification", "the worker reaches the manager by a message only",
        .worker, .manager, nil, [.call, .closure]
      ),
    ] as [(String, String, RoleName, RoleName, Call.Accessor?, [Call.Kind])])
  func `a call in a forbidden way breaks a statement, and one in a demanded way does not`(
    label: String, text: String, caller: RoleName, callee: RoleName, accessor: Call.Accessor?,
    forbidden: [Call.Kind]
  ) throws {
    let statement = try #require(Fingerprint.all[label]?.statements.first { $0.text == text })
    func story(_ kinds: [Call.Kind]) -> CallTree {
      var root = Call(.touch, module: "M", type: "A", role: caller, Member("press()"))
      root.calls = kinds.map {
        Call($0, module: "M", type: "B", role: callee, Member("show()"), accessor: accessor)
      }
      return CallTree(roots: [root])
    }
    let ways: [Call.Kind] = [.closure, .notification, .call]
    let demanded = Array(ways.filter(statement.demanded.contains).prefix(1))

    #expect(statement.holds(story(demanded)))
    for kind in forbidden {
      #expect(!statement.holds(story([kind])), "\(kind)")
      #expect(!statement.holds(story(demanded + [kind])), "\(kind)")
    }
  }

  @Test(arguments: [
    "the view does not reach the model",
    "no function of the view reads a property of the presenter",
  ])
  func `a statement about the view says nothing about a story without a view`(
    text: String
  ) throws {
    let statement = try #require(Fingerprint.all["mvp"]?.statements.first { $0.text == text })
    let press = Call(.touch, module: "M", type: "A", role: .presenter, Member("press()"))

    let outcome = statement.outcome(in: [CallTree(roots: [press])])

    guard case .notSeen = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }

  @Test(arguments: [
    ("show(for:of:)", "(for: Swift.AnyKeyPath, of: Swift.AnyObject) -> ()", true),
    ("show(for:)", "(for: Swift.PartialKeyPath<CatalogTests.A>) -> ()", true),
    ("show(for:)", "(for: CatalogTests.Subject) -> ()", true),
    ("observeValue(forKeyPath:)", "(forKeyPath: Swift.String) -> ()", true),
    ("show(text:)", "(text: Swift.String) -> ()", false),
  ])
  func `a method that tells the view only the source or a key path is a binding`(
    method: String, types: String, isBinding: Bool
  ) throws {
    let text = "the view model reaches the view through a binding only"
    let statement = try #require(Fingerprint.all["mvvm"]?.statements.first { $0.text == text })
    let module = "CatalogTests"
    var root = Call(.touch, module: module, type: "A", role: .viewModel, Member("press()"))
    root.calls = [Call(.protocol, module: module, type: "B", role: .view, Member(method))]
    root.calls[0].signature = Signature("CatalogTests.A.show\(types)", in: module)

    #expect(statement.holds(CallTree(roots: [root])) == isBinding)
  }

  @Test(arguments: Demo.allCases)
  func `no two patterns have the same story in a demo, even without names`(demo: Demo)
    async throws
  {
    var stories: [[String]: PatternDemo] = [:]
    for demo in PatternDemo.all(demo) {
      let other = stories.updateValue(demo, forKey: try await demo.story().shape)
      #expect(other == nil, "\(demo) has the same story as \(other?.description ?? "")")
    }
    #expect(stories.count > 1)
  }

  /// A presenter reaches its view as a worker reaches its delegate. What differs is the value that
  /// travels: a text to show, or a number.
  @Test func `a press in MVP and a press with a delegate have the same steps but for what travels`()
    async throws
  {
    var shapes: [[String]] = []
    for id in ["mvp", "delegate"] {
      let demo = try #require(PatternDemo.all(.button).first { $0.pattern.id == id })
      shapes.append(try await demo.story().shape)
    }
    let differing = zip(shapes[0], shapes[1]).filter { $0 != $1 }

    #expect(shapes[0].count == shapes[1].count)
    #expect(differing.map(\.0) == ["   protocol String"])
    #expect(differing.map(\.1) == ["   protocol Int"])
  }

  @Test(arguments: PatternDemo.all)
  func `every root of a story is a touch, drawing, the start or an answer`(demo: PatternDemo)
    async throws
  {
    let start = try #require(await Recording(demo).start())
    let story = try await demo.story()

    #expect(!start.roots.isEmpty)
    #expect(start.roots.allSatisfy { $0.kind == .start })
    #expect(story.roots.allSatisfy { [.touch, .drawing, .answer].contains($0.kind) })
  }
}

nonisolated extension CallTree {
  /// The tree without names: how each function was reached, and the types of the library that travel.
  fileprivate var shape: [String] {
    func lines(_ call: Call, _ depth: Int) -> [String] {
      let types = call.member.parts.filter { $0.meaning == .valueType }
        .flatMap { $0.text.split { !$0.isLetter } }.map(String.init)
        .filter { ["Bool", "Int", "String"].contains($0) }
      let words = [call.accessor?.rawValue, call.kind.rawValue].compactMap(\.self) + types
      return [String(repeating: " ", count: depth) + words.joined(separator: " ")]
        + call.calls.flatMap { lines($0, depth + 1) }
    }
    return roots.flatMap { lines($0, 0) }
  }
}
