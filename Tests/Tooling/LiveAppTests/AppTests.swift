import Catalog
import Console
import Foundation
import Model
import PatternKit
import Recordings
import TestSupport
import Testing

@testable import LiveApp
@testable import TerminalUI

/// Weak references to the objects of a session.
private struct Watched {
  private struct Reference {
    weak var object: AnyObject?
  }

  private let references: [Reference]

  init(_ session: DemoSession) {
    let screen = session.window.rootViewController
    let views = screen.view.descendants(of: View.self) + [session.window.topViewController.view]
    let objects: [AnyObject] = [session, session.window, screen] + views
    references = (objects + session.screen.retainedObjects).map(Reference.init)
  }

  var names: [String] {
    references.compactMap { $0.object.map { String(describing: type(of: $0)) } }
  }
}

@Suite("Live app: App", .serialized)
struct AppTests {
  @Test func `the app keeps the selected row if a load is late or fails first`() async throws {
    let test = try AppUnderTest("mvp", news: [.init(title: "One"), .init(title: "Two")])
    #expect(await test.shows("▸ One"))
    test.type(.down)
    test.requests.stubbedResponse = nil
    test.type(.character("1"))
    #expect(await test.shows("Loading…"))

    test.requests.all.last?.answer(.failure(.status(500)))
    #expect(await test.shows("The server answered with status 500"))
    test.type(.enter, .character("r"))
    #expect(await test.shows("Loading…"))
    test.requests.all.last?.answer(.success([.init(title: "One"), .init(title: "Two")]))

    #expect(await test.shows("▸ Two"))
  }

  @Test func `the message that nothing is loaded ends when the next load begins`() async throws {
    let test = try AppUnderTest("mvp failing")
    #expect(await test.shows("The server answered with status 500"))
    test.type(.enter)
    test.requests.stubbedResponse = nil

    test.type(.character("r"))

    #expect(await test.shows("Loading…"))
    #expect(await !test.frame().contains("r loads again"))
  }

  @Test(arguments: Pattern.all)
  func `the app releases a pattern when another pattern or demo is shown`(pattern: Pattern)
    async throws
  {
    for demo in pattern.demos {
      for next in [Key.tab, .character(pattern.id == "mvc" ? "2" : "1")] {
        let test = try AppUnderTest("\(pattern.id) \(demo.kind.rawValue) --xray")
        test.type(.character(" "), .down, .enter)
        _ = await test.frame()
        let watched = Watched(test.app.session)
        #expect(watched.names.count > 5)

        test.type(next)

        for _ in 0..<20 where !watched.names.isEmpty {
          _ = await test.frame()
          await test.app.xray.lookup?.value
          await runPendingTasks()
        }
        #expect(watched.names == [])
      }
    }
  }

  @Test func `a change during drawing does not request another frame`() async throws {
    let test = try AppUnderTest("mvc", news: (1...30).map { .init(title: "Item \($0)") })
    #expect(await test.shows("▸ Item 1"))
    #expect(await !test.frame().contains("Item 15"))
    test.app.size = (80, 50)
    var requests = 0
    test.app.onChange = { requests += 1 }

    let frame = test.app.frame().text.joined(separator: "\n")

    #expect(frame.contains("Item 15"))
    #expect(requests == 0)
    test.type(.down)
    #expect(requests > 0)
  }
}
