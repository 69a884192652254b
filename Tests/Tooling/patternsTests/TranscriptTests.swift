import Catalog
import Model
import PatternKit
import Reports
import TestSupport
import Testing
import ToolingSupport

@Suite("patterns: transcript")
struct TranscriptTests {
  @Test func `a transcript names the pattern and shows the screen after each event`() async {
    let run = await Run("mvvm button --seed 7 --events press,press*2")

    #expect(
      run.output == """
        MVVM: the view observes a view model that knows no view

        > start
        │ 2333
        │ [ Click me! ]

        > press
        │ 3
        │ [ Click me! ]

        > press*2
        │ 9
        │ [ Click me! ]

        """)
  }

  @Test func `a transcript throws the first error of a load, after it has printed everything`()
    async throws
  {
    final class FailingSource: NewsSource {
      private var errors = [LoadError.status(500), .status(404)]
      func items() async throws(LoadError) -> [NewsItem] { throw errors.removeFirst() }
    }
    var lines: [String] = []
    let transcript = try Transcript(
      PatternDemo.all(.news)[0], events: RepeatedEvent.list("wait,close,reload,wait"),
      services: Services(
        news: FailingSource(), images: FailingImageSource(), digits: RandomDigits(seed: 7)),
      seed: 7, xray: nil, print: { lines.append($0) })

    await #expect(throws: LoadError.status(500)) { try await transcript.run() }
    #expect(lines.contains { $0.contains("status 404") })
  }

  @Test func `the title of --xray=holds has the hues of its roles if colours are allowed`()
    async throws
  {
    let end = try await ToolingSupport.run(
      "patterns", ["mvc", "button", "--events", "press", "--xray=holds"],
      environment: ["FORCE_COLOR": "1", "NO_COLOR": ""])

    #expect(end.output.prefix { $0 != "\n" }.contains("\u{1B}["))
  }

  @Test func `a transcript without a demo shows the story of one press, and what to type then`()
    async throws
  {
    let run = await Run("mvvm --seed 7")

    #expect(run.failure == nil)
    let lines = run.output.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("> ") } == ["> start", "> press"])
    #expect(lines.filter { $0.hasPrefix("start → ") } == [])
    #expect(
      lines.contains {
        $0.contains("observer, later → closure in ButtonViewController.viewDidLoad()")
      })
    let step = try #require(lines.firstIndex { $0.contains("observer, later → ") })
    #expect(
      lines[step + 1].drop { $0 == " " }
        == "MVVM: the view observes a view model that knows no view")
    #expect(lines.last == "Then: patterns mvvm --xray, patterns diff mvp mvvm, patterns compare")
    let events = await Run("mvvm --seed 7 --events press")
    #expect(events.output.split(separator: "\n").last == "│ [ Click me! ]")
  }

  @Test(arguments: [
    ("mvc", "mvc mvp"), ("mvp", "mvc mvp"), ("notification", "delegate notification"),
  ])
  func `the first transcript names a pair of patterns that answer the same question`(
    pattern: String, pair: String
  ) async {
    #expect(await Run("\(pattern) --lang zh").output.contains("patterns diff \(pair)，"))
  }

  @Test func `a transcript of the news without events shows a short tour`() async {
    let run = await Run("mvc news")

    #expect(run.failure == nil)
    let steps = run.output.split(separator: "\n").filter { $0.hasPrefix("> ") }
    #expect(
      steps == [
        "> start", "> wait", "> down*2", "> open", "> close", "> reload", "> wait",
      ])
  }

  @Test func `a transcript waits for a running load at the end`() async throws {
    let feed = try TemporaryFile(#"[{"title": "One"}]"#)
    let run = await Run("mvc --feed \(feed.path) --events down")

    #expect(run.output.hasSuffix("> wait\n│ ▸ One\n"))
  }
}
