import Foundation
import PatternKit
import Processes
import Stories
import TestSupport
import Testing
import ToolingSupport

@Suite("patterns: X-ray")
struct XRayReportTests {
  @Test func `the X-ray explains each word above the first tree that contains it, and no other`()
    async throws
  {
    let run = try await run("mvvm", "button", "--seed", "7", "--events", "press*2", "--xray")

    func explained(after event: String) -> [String] {
      let part = run.output.components(separatedBy: "\n> \(event)")[1]
      return part.components(separatedBy: "\n> ")[0].split(separator: "\n")
        .filter { !$0.contains("→") && $0.contains(#/\S  +\S/#) }
        .map { $0.components(separatedBy: "  ")[0] }
    }
    #expect(
      explained(after: "start") == [
        "start", "call", "get, set", "starts", "waits for", "closure in f()", ":25",
      ])
    #expect(explained(after: "press*2") == ["touch", "via P", "closure", "observer, later", "× n"])
  }

  @Test func `the full X-ray shows the text of each executed line, and of no other line`()
    async throws
  {
    let run = try await run("mvp", "button", "--seed", "7", "--events", "press", "--xray=full")

    let lines = run.output.split(separator: "\n")
    let step = try #require(lines.lastIndex { $0.contains("→ ButtonPresenter.buttonTapped()") })
    let presenter = try checkout().text(of: "Sources/MVP/ButtonPresenter.swift")
      .split(separator: "\n", omittingEmptySubsequences: false)
    let expected = ["model.changeNumber()", #"view?.showContent("\(model.number)")"#].map { text in
      (presenter.firstIndex { $0.hasSuffix("  \(text)") } ?? -1, text)
    }
    #expect(
      lines[(step + 2)...].prefix { $0.contains("│ ") }.map { $0.trimmingPrefix { $0 == " " } }
        == expected.map { "│ \($0 + 1)  \($1)" })
  }

  @Test func `only the full X-ray and the JSON one show the steps inside one type`() async throws {
    let events = "mvp news --events wait"
    let step = "formattedDate(CalendarDate)"

    #expect(await !Run("\(events) --xray").output.contains(step))
    for form in ["full", "json"] {
      #expect(await Run("\(events) --xray=\(form)").output.contains(step))
    }
  }

  @Test func `the X-ray reports an event that calls no function`() async throws {
    let run = try await run("mvc", "button", "--events", "down", "--xray")

    #expect(run.output.hasSuffix("> down\n│ 2333\n│ [ Click me! ]\n\nno call\n"))
  }

  @Test func `the X-ray prints a repeated call tree once`() async throws {
    let run = try await run("direct", "button", "--events", "press*100", "--xray")

    #expect(run.output.contains("\n×100\ntouch → Button.press()"))
    #expect(run.output.split(separator: "touch → ").count == 2)
    // Only the first transcript says what the deciding step decides.
    #expect(!run.output.contains("the worker calls its manager"))
  }

  private struct Document: Decodable {
    struct Event: Decodable {
      let event: String
      let screen: [String]
      let trees: [Tree]
    }
    struct Tree: Decodable {
      let count: Int
      let roots: [Root]
    }
    struct Root: Decodable {
      let kind: String
      let type: String
    }
    let pattern: String
    let demo: String
    let events: [Event]
    let holds: ReferenceGraph
    let objects: [Object]

    struct Object: Decodable { let type: String }
  }

  @Test func `the JSON X-ray is one document on standard output, with events, screens and trees`()
    async throws
  {
    let run = try await run(
      "mvvm", "button", "--seed", "7", "--events", "press,press*20,down", "--xray=json")

    #expect(run.status == 0)
    #expect(run.errors == "")
    let document = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
    #expect(document.pattern == "mvvm")
    #expect(document.demo == "button")
    #expect(document.events.map(\.event) == ["start", "press", "press*20", "down"])
    #expect(document.events[1].screen == ["3", "[ Click me! ]"])
    let press = try #require(document.events[1].trees.first)
    #expect(press.count == 1)
    #expect(press.roots.map(\.kind) == ["touch"])
    #expect(press.roots.map(\.type) == ["Button"])
    let counts: [Int] = document.events[2].trees.map(\.count)
    #expect(counts.reduce(0, +) == 20)
    #expect(document.events[3].trees.map(\.roots.count) == [0])
    #expect(document.holds.nodes.first?.type == "ButtonViewController")
    #expect(document.holds.edges.last?.via == "DigitSource")
    #expect(document.objects.map(\.type).contains("ButtonViewModel"))
    #expect(run.output.contains(#""value":"3""#))
  }

  @Test func `the JSON X-ray is a complete document even if a load fails`() async throws {
    let run = try await run("mvc", "--feed", "/no/such/feed", "--events", "wait", "--xray=json")

    #expect(run.status == 66)
    #expect(run.errors == "patterns: No such file: /no/such/feed\n")
    let document = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
    #expect(document.events.last?.screen.contains { $0.contains("No such file") } == true)
  }

  @Test func `--xray=holds prints once, after the last screen, which object holds which`()
    async throws
  {
    let words = ["delegate", "button", "--seed", "7", "--events", "press"]
    let run = try await ToolingSupport.run("patterns", words + ["--xray=holds"])

    let parts = run.output.components(separatedBy: "\n\n")
    #expect(parts[0].hasSuffix("\n\(Language.english.text(.holdsLegend))"))
    #expect(parts.map { $0.prefix(7) } == ["Delegat", "> start", "> press", "ButtonM"])
    let edges = parts[3].split(separator: "\n")
    #expect(edges.count == 6)
    #expect(
      edges[3] == "ButtonWorker   worker   delegate  weak by protocol  ButtonManager  manager")
  }

  #if os(Linux)
    // On macOS, a program must be signed again after `strip`.
    private nonisolated static let strip = URL(filePath: "/usr/bin/strip")

    /// Creates a copy of the program without its symbols, or, with `-g`, without its debug information.
    private func stripped(_ options: String..., in folder: TemporaryFolder) async throws -> URL {
      let copy = folder.file(named: "patterns")
      let words = options + ["-o", copy.path, builtProgram("patterns").path]
      try #require(await ToolingSupport.run(program: Self.strip, words).status == 0)
      return copy
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: strip.path), "no strip"))
    func `a program without debug information says that it has no source lines`() async throws {
      let folder = try TemporaryFolder()
      let program = try await stripped("-g", in: folder)

      let version = try await ToolingSupport.run(program: program, ["--version"])

      #expect(
        version.output == """
          patterns 0.1.0
          missing: this program contains no source lines: X-ray shows steps without them

          """)
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: strip.path), "no strip"))
    func `a program without function names says so instead of showing empty trees`() async throws {
      let folder = try TemporaryFolder()
      let program = try await stripped(in: folder)
      let words = ["mvvm", "button", "--seed", "7", "--events", "press"]

      let text = try await ToolingSupport.run(program: program, words + ["--xray"])
      let json = try await ToolingSupport.run(program: program, words + ["--xray=json"])
      let page = folder.file(named: "page.html").path
      let replay = try await ToolingSupport.run(program: program, ["replay", "button", "-o", page])
      let version = try await ToolingSupport.run(program: program, ["--version"])

      let reason = "this program contains no readable function names"
      let next = "docs/index.html shows recorded runs"
      #expect(text.output.hasSuffix("[ Click me! ]\n\n> press\n│ 3\n│ [ Click me! ]\n"))
      #expect(!text.output.contains("no call") && !text.output.contains("touch →"))
      #expect(json.output.contains(#""event":"press""#) && !json.output.contains("trees"))
      #expect(json.output.contains(#""missing":"no X-ray: \#(reason). \#(next)""#))
      #expect([text.status, json.status, replay.status] == [70, 70, 70])
      #expect(
        [text.errors, json.errors] == [
          "patterns: no X-ray: \(reason). \(next)\n", "patterns: no X-ray: \(reason). \(next)\n",
        ])
      #expect(version.output.contains("\nmissing: \(reason): there is no X-ray\n"))
      #expect(!FileManager.default.fileExists(atPath: page))
      #expect(replay.errors == "patterns: no replay: \(reason). \(next)\n")
    }
  #endif

  private func run(_ words: String...) async throws -> End {
    try await ToolingSupport.run("patterns", words)
  }
}
