import Catalog
import Console
import Foundation
import Model
import PatternKit
import TestSupport
import Testing
import Tracing

@testable import LiveApp
@testable import TerminalUI
@testable import UITesting

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
  @Test(arguments: Pattern.all)
  func `the app keeps the selected row if a load is late or fails first`(
    pattern: Pattern
  ) async throws {
    let test = try AppUnderTest("mvp", news: [.init(title: "One"), .init(title: "Two")])
    #expect(await test.shows("▸ One"))
    test.type(.down)
    test.requests.stubbedResponse = nil
    test.type(pattern.id == "mvp" ? .character("1") : try digit(of: pattern))
    #expect(await test.shows("Loading…"))

    test.requests.all.last?.answer(.failure(.status(500)))
    #expect(await test.shows("The server answered with status 500"))
    test.type(.enter, .character("r"))
    #expect(await test.shows("Loading…"))
    test.requests.all.last?.answer(.success([.init(title: "One"), .init(title: "Two")]))

    #expect(await test.shows("▸ Two"))
  }

  @Test func `after a failed first load, message and footer name the key that loads again`()
    async throws
  {
    let test = try AppUnderTest("mvp", news: nil)
    #expect(await test.shows("Loading…"))
    test.requests.all.last?.answer(.failure(.status(500)))
    #expect(await test.shows("The server answered with status 500"))
    #expect(await !test.frame().contains("r loads again"))

    test.type(.enter)

    #expect(await test.frame().contains("[news]│ button │ nothing is loaded: r loads again"))
    let footer = try #require(await test.frame().split(separator: "\n").last)
    #expect(footer.contains("r reload") && !footer.contains("Enter open"))
  }

  @Test(arguments: Pattern.all)
  func `the app shows the same screen after the pattern has changed`(pattern: Pattern) async throws
  {
    for keys: [Key] in [[], [.down, .enter], [.tab], [.tab, .character(" "), .character(" ")]] {
      let test = try AppUnderTest(pattern.id == "mvc" ? "mvvm" : "mvc")
      #expect(await test.shows("▸ One"))
      for key in keys { test.type(key) }
      // The first frame of the button presses it.
      _ = await test.frame()
      let before = await test.frame().split(separator: "\n", omittingEmptySubsequences: false)

      test.type(try digit(of: pattern))

      let demo = before[2...].joined(separator: "\n")
      #expect(await test.shows(String(demo.prefix(demo.count - 90))), "\(keys)")
    }
  }

  @Test func `the X-ray omits the tasks of the previous screen`() async throws {
    let test = try AppUnderTest("mvc --xray", news: nil)
    #expect(await test.shows("Loading…"))

    // The load is cancelled, so its task runs once more during the press.
    test.type(.tab, .character(" "))

    #expect(await test.shows("touch → Button.press()"))
    #expect(await test.isResolved())
    #expect(test.app.xray.stories.first?.tree.roots.map(\.kind) == [.touch])
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

  @Test func `a bar separates the patterns of different purposes`() async throws {
    let test = try AppUnderTest("mvc")
    test.app.size = (160, 20)

    let groups = try #require(await test.frame().split(separator: "\n").first).split(separator: "│")

    let names = groups.map { group in Pattern.all.map(\.name).filter(group.contains) }
    let purposes = Pattern.Purpose.allCases
    #expect(
      names
        == purposes.map { purpose in
          Pattern.all.filter { $0.purpose == purpose }.map(\.name)
        })
  }

  @Test(arguments: Pattern.all)
  func `a narrow window shows the name of the current pattern and the numbers of the others`(
    pattern: Pattern
  ) async throws {
    let test = try AppUnderTest(pattern.id)
    test.app.size = AppScreen.smallest

    let title = try #require(await test.frame().split(separator: "\n").first)

    #expect(Pattern.all.map(\.name).filter(title.contains) == [pattern.name])
    let numbers: [String] = Pattern.all.indices.map { "\($0 + 1)" }
    #expect(title.filter(\.isNumber) == numbers.joined())
  }

  @Test(
    arguments: [
      (
        "a capital letter has the effect of the small one", "mvc button", [.character("X")],
        "X-ray: start"
      ),
      ("Shift-Tab shows the previous demo", "direct button", [.backTab], "[news]"),
      (
        "Enter presses the only button of a screen", "mvc button --xray", [.enter],
        "touch → Button.press()"
      ),
      (
        "an app that starts with a press selects the step that differs",
        "mvp button --xray pressed", [],
        ">      via ButtonViewProtocol → ButtonViewController.showContent(String)"
      ),
      (
        "another pattern shows the press of the start", "mvp button --xray pressed",
        [.character("3")],
        ">        observer, later → closure in ButtonViewController.viewDidLoad()"
      ),
      (
        "the X-ray shows an event from before it was opened", "delegate task",
        [.character(" "), .character("x")],
        "via PrintWorkerDelegate → PrintManager.printWorker(didFinishWith: String)"
      ),
      (
        "a digit without a pattern is reported", "mvc", [.character("9")],
        "keys 1 to \(Pattern.all.count) change the pattern"
      ),
      (
        "a window that is too narrow for two patterns is reported", "mvp --xray", [.character("c")],
        "two patterns need a window of 160 columns"
      ),
      (
        "a demo that a pattern lacks is reported", "direct task", [.character("1")],
        "[news]│ button │ MVC has no task demo"
      ),
      (
        "a demo is kept for the next pattern that has it", "direct task",
        [.character("1"), .character("5")], "[task]"
      ),
      (
        "the question mark opens the explanation", "notification button", [.character("?")],
        """
        Notification: manager and worker know messages but not each other

        References between roles in the button demo:
          manager   knows messages, control; not worker, model
        """
      ),
      (
        "an open explanation follows to another pattern and demo", "mvc button",
        [.character("?"), .character("2"), .tab],
        """
        MVP: the presenter tells a passive view what to show

        References between roles in the news demo:
        """
      ),
    ] as [(String, String, [Key], String)])
  func `a key of the live app has the stated effect`(
    effect: String, words: String, keys: [Key], text: String
  ) async throws {
    let test = try AppUnderTest(words)
    for key in keys {
      _ = await test.frame()
      test.type(key)
    }

    #expect(await test.shows(text), "\(effect)")
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

  private func digit(of pattern: Pattern) throws -> Key {
    let index = try #require(Pattern.all.firstIndex { $0.id == pattern.id })
    return .character(Character("\(index + 1)"))
  }
}
