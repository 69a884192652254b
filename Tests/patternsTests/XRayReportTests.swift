import Catalog
import Foundation
import TestSupport
import Testing

@Suite("The X-ray of a transcript")
struct XRayReportTests {
  @Test(arguments: Pattern.all)
  func `leads from the touch to the label, in lines that exist`(pattern: Pattern) async throws {
    let run = try await run(pattern.id, "button", "--seed", "7", "--events", "press", "--xray")

    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(lines.contains { $0.hasPrefix("touch → Button.press()") })
    let calls = lines.compactMap { $0.wholeMatch(of: #/.* → (\w+)\..*  (\w+\.swift):(\d+)/#) }
    #expect(calls.count > 3)
    for call in calls {
      let number = try #require(Int(call.3))
      let source = try Self.source(named: String(call.2), of: pattern)
      #expect(source.indices.contains(number - 1), "\(call.0)")
      #expect(source.contains { $0.contains("class \(call.1)") }, "\(call.0)")
    }
  }

  @Test func `says so where nothing changed`() async throws {
    let run = try await run("mvc", "button", "--events", "down", "--xray")

    #expect(run.output.hasSuffix("> down\n│ 2333\n│ [ Click me! ]\nnothing changed\n"))
  }

  @Test func `prints what happened a thousand times once`() async throws {
    let run = try await run("direct", "button", "--events", "press*1000", "--xray")

    #expect(run.output.contains("\n×1000\ntouch → Button.press()"))
    #expect(run.output.split(separator: "touch → ").count == 2)
  }

  @Test func `can be had as JSON, one tree a line`() async throws {
    struct Entry: Decodable {
      struct Root: Decodable {
        let kind: String
        let type: String
      }
      let count: Int
      let roots: [Root]
    }
    let run = try await run("mvvm", "button", "--seed", "7", "--events", "press", "--xray=json")

    let line = try #require(run.output.split(separator: "\n").last)
    let entry = try JSONDecoder().decode(Entry.self, from: Data(line.utf8))
    #expect(entry.count == 1)
    #expect(entry.roots.map(\.kind) == ["touch", "later"])
    #expect(entry.roots.map(\.type) == ["Button", "ButtonView"])
  }

  @Test func `can be had as a sequence diagram`() async throws {
    let run = try await run("delegate", "task", "--events", "press", "--xray=mermaid")

    #expect(
      run.output.hasSuffix(
        """
        sequenceDiagram
          actor User
          User->>Button: press()
          Button-->>TaskManager: beginTask() (closure)
          TaskManager->>TaskWorker: doTask()
          TaskWorker-->>TaskManager: taskWorkerDidFinish() (via TaskWorkerDelegate)
          TaskManager->>TextView: text = …

        """))
  }

  @Test func `changes nothing on the screen`() async throws {
    let words = ["mvp", "button", "--seed", "7", "--events", "press,press"]
    let plain = try await TestSupport.run("patterns", words)
    let recorded = try await TestSupport.run("patterns", words + ["--xray"])

    let screen = plain.output.split(separator: "\n").filter { $0.hasPrefix("│") }
    #expect(recorded.output.split(separator: "\n").filter { $0.hasPrefix("│") } == screen)
  }

  private func run(_ words: String...) async throws -> End {
    try await TestSupport.run("patterns", words)
  }

  /// The lines of a source file of a pattern, of `Model` or of `TerminalUI`.
  private static func source(named name: String, of pattern: Pattern) throws -> [String] {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources").standardizedFileURL
    let file = [pattern.whoKnowsWhom?.module ?? "", "Model", "TerminalUI"]
      .map { sources.appending(path: "\($0)/\(name)") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
    return try String(contentsOf: try #require(file), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
