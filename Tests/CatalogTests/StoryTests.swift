import Catalog
import Model
import PatternKit
import Recordings
import Stories
import Testing

nonisolated extension Trait where Self == ConditionTrait {
  /// Skips tests of recorded stories where none can be recorded. Behavior and references are tested anyway.
  static var needsStories: Self {
    .enabled(if: Recording.findsEachCall, "no story can be recorded here")
  }
}

@Suite("XRay: stories", .needsStories)
struct StoryTests {
  @Test(arguments: PatternDemo.all(.news))
  func `each call after a failed load belongs to a type with a role`(demo: PatternDemo) async throws
  {
    let recording = Recording(demo)
    await recording.open()
    await recording.perform {
      recording.driver.newsRequests.all.first?.answer(.failure(.noSuchFile("feed.json")))
    }

    let calls = try #require(await recording.finishEvent()).steps.map(\.call)
    #expect(calls.contains { $0.type == "LoadError" && $0.member.name == "line" })
    #expect(calls.filter { $0.role == nil }.map(\.name) == [])
  }

  /// No window shows the label yet when it gets its first text.
  @Test(arguments: PatternDemo.all(.button))
  func `the start shows the first text of the label`(demo: PatternDemo) async throws {
    let start = try #require(await Recording(demo).start())

    let changes = start.steps.filter { $0.call.type == "Label" && $0.call.accessor == .set }
    // A changed pattern can have a second label.
    #expect(Set(changes.map { $0.caller?.module }) == [demo.pattern.module])
  }
}
