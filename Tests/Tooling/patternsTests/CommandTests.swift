import Catalog
import Foundation
import Model
import PatternKit
import TerminalUI
import Testing
import ToolingSupport

@testable import Feeds
@testable import Processes
@testable import patterns

@Suite("patterns: command line")
struct CommandTests {
  @Test(arguments: ["--lang zh hint 1", "hint --lang=zh 1", "--lang en hint 1 --lang zh"])
  func `--lang selects the language at every place`(line: String) async {
    let run = await Run(line)

    #expect(run.failure == nil)
    #expect(run.output.hasPrefix("1 一个问题\n"))
  }

  @Test(arguments: ["--version", "-V", "version"])
  func `three spellings print the version`(word: String) async {
    #expect(await Run(word).output.hasPrefix("patterns 0."))
  }

  @Test func `names of patterns and commands have the same effect in any case of letters`() async {
    for (typed, name) in [("MVVM news", "mvvm news"), ("Diff MVP MvVm", "diff mvp mvvm")] {
      #expect(await Run("\(typed) --lang=en").output == Run("\(name) --lang=en").output)
    }
    #expect(await Run("COMPARE MVC mvc").failure == nil)
  }

  @Test func `the overview lists commands by use, then patterns, and ends with examples`() async {
    let overview = await Run("help").output
    let lines = overview.split(separator: "\n")
    #expect(lines.filter { $0.count > 80 } == [])

    // Each title, and the commands below it.
    let commands = lines.prefix { !$0.hasPrefix("Patterns: ") }.dropFirst()
      .compactMap { $0.firstMatch(of: #/^(?:  patterns )?(\S+)/#)?.1 }
    #expect(
      commands == [
        "Run", "<pattern>", "list", "Compare", "diff", "compare", "change", "bench",
        "Learn", "replay", "--version", "help",
        "Practise", "workshop", "check", "hint", "reset", "solution", "yours",
      ])
    #expect(Pattern.all.map(\.id).filter { !overview.contains($0) } == [])
    let examples = lines.suffix(2).map { $0.dropFirst(2).components(separatedBy: "  ")[0] }
    for example in examples {
      #expect(await Run(String(example.trimmingPrefix("patterns "))).failure == nil, "\(example)")
    }
  }

  @Test(arguments: ["--help", "-h", "", "help help"])
  func `other words print the overview too`(line: String) async {
    #expect(await Run(line).output == Run("help").output)
  }

  @Test func `the help in Chinese has the options of the English one, in 80 columns`() async {
    func options(in text: String) -> [Substring] {
      text.matches(of: #/(?m)^  --?[a-z][a-z-]*/#).map(\.0).sorted()
    }

    for name in ["help"] + Command.all.map(\.name) + ["mvp"] {
      let english = await Run("help \(name)").output
      let chinese = await Run("help \(name) --lang zh").output
      #expect(options(in: chinese) == options(in: english), "\(name)")
      #expect(chinese.contains(#/\p{Han}/#), "\(name)")
      #expect(chinese.split(separator: "\n").filter { $0.columns > 80 } == [])
    }
  }

  @Test func `each title, summary and help of the commands is in a Chinese table`() {
    let texts = Command.Group.allCases.map(\.title) + Command.all.flatMap { [$0.summary, $0.help] }
    for text in texts { #expect(Language.chineseTable[text.key] != nil, "\(text)") }
  }

  @Test func `the title and the words of a printed demo are in Chinese with --lang zh`() async {
    let line = "mvvm button --seed 7 --events press --lang zh"

    let text = await Run("\(line) --xray").output
    #expect(text.hasPrefix("MVVM：视图观察视图模型，视图模型不引用视图\n"))
    #expect(text.contains("\ncall             直接调用（依赖具体类型）\n"))
    let holds = await Run("\(line) --xray=holds").output
    #expect(
      holds.contains("owns：强引用")
        && holds.contains("observation  owns              令牌"))
  }

  @Test func `the list of patterns is in Chinese with --lang zh`() async {
    let output = await Run("list --lang zh").output

    #expect(output.hasPrefix("划分界面职责\n  mvc           控制器连接视图和模型（news、button）\n"))
    #expect(await Run("help --lang zh").output.contains("模式：mvc、mvp、mvvm"))
  }

  @Test func `--lang is in the help of each command that it affects, and an error elsewhere`() async
  {
    for name in Command.all.map(\.name).filter({ $0.first != "-" }) + ["mvp"] {
      let isListed = await Run("help \(name)").output.contains("--lang")
      let error = await Run("\(name) --lang zh --unknown").failure.map { "\($0.message)" }

      #expect((error?.hasPrefix("--lang has no effect") == true) != isListed, "\(name)")
    }
  }

  @Test(arguments: [
    ("", true), ("--xray", true), ("--xray=full", false), ("--xray=json", false),
    ("--xray=holds", false), ("--plain", false), ("--events press", false),
  ])
  func `a demo is live on a terminal, unless an option requests printed output`(
    options: String, isLive: Bool
  ) throws {
    let arguments = ["button"] + options.split(separator: " ").map(String.init)

    let read = try RunOptions(of: Pattern.all[0], arguments: arguments)

    #expect(read.canBeLive == isLive)
  }

  @Test func `an option takes its value with or without an equals sign, even after dashes`() async {
    let apart = await Run("mvc button --seed 3 --events press")
    let together = await Run("mvc --events=press --seed=3 button")
    let afterDashes = await Run("-- mvc button --seed 3 --events press")

    #expect(apart.failure == nil)
    #expect(apart.output == together.output)
    #expect(apart.output == afterDashes.output)
  }

  @Test(
    arguments: [(["--delay", "60"], .seconds(60)), (["--delay", "0"], nil), ([], nil)]
      as [([String], Duration?)])
  func `a demo waits as many seconds before each load as the delay names`(
    words: [String], delay: Duration?
  ) throws {
    let options = try RunOptions(of: try #require(Pattern.all.first), arguments: words)

    #expect((options.services(for: .english).news as? DelayedNewsSource)?.delay == delay)
  }

  @Test(arguments: [
    ("", Demo.button), ("--delay 0", .button), ("--delay 1", .news), ("--feed a.json", .news),
    ("button --delay 1", .button), ("button --feed a.json", .button),
  ])
  func `a delay or a feed shows the news list, which loads, unless another demo is named`(
    words: String, demo: Demo
  ) throws {
    let options = try RunOptions(
      of: Pattern.all[0], arguments: words.split(separator: " ").map(String.init))

    #expect(options.demo.kind == demo)
  }

  @Test func `the list command prints every pattern with its demos`() async throws {
    let run = await Run("list")

    #expect(run.output.hasPrefix("Split a screen\n  mvc           the controller connects"))
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == Pattern.all.count + Pattern.Purpose.allCases.count)
    for pattern in Pattern.all {
      let line = try #require(lines.first { $0.hasPrefix("  \(pattern.id) ") })
      let demos = pattern.demos.map(\.kind.rawValue).joined(separator: ", ")
      #expect(line.hasSuffix(" \(pattern.summary) (\(demos))"))
    }
  }

  @Test(arguments: [
    ("mvc", ["--feed", "--delay", "--events", "--seed", "--xray", "--plain"]), ("list", []),
    ("compare", ["--demo"]), ("bench", []), ("change", ["[request]", "[pattern]"]),
    ("replay", ["-o", "--feed"]),
    ("workshop", []), ("check", ["[exercise|all]", "--watch"]), ("hint", ["[level]"]),
    ("reset", []),
    ("solution", ["--peek"]), ("yours", ["[news|button]"]),
  ])
  func `--help after a command prints the usage and the options of that command`(
    command: String, options: [String]
  ) async {
    let help = await Run("\(command) --help")

    #expect(help.output.hasPrefix("patterns \(command == "mvc" ? "<pattern>" : command)"))
    for option in options { #expect(help.output.contains(option)) }
    #expect(help.output.split(separator: "\n").filter { $0.count > 80 } == [])
    for line in [
      "\(command) -h", "help \(command)", "--help \(command)", "\(command) button --help",
      "-- \(command) --help", "--feed x \(command) --help",
    ] {
      #expect(await Run(line).output == help.output)
    }
  }

  @Test(
    arguments: [
      (LoadError.notAFeed(reason: "a"), 65), (LoadError.tooLarge(limitInMiB: 16), 65),
      (LoadError.noSuchFile("a"), 66), (LoadError.isDirectory("a"), 66),
      (LoadError.notPermitted("a"), 66), (LoadError.unreadable("a", reason: "b"), 66),
      (LoadError.badAddress("a", reason: "b"), 69), (LoadError.status(404), 69),
      (LoadError.unreachable(host: "a", port: nil, reason: "b"), 69),
      (LoadError.timedOut(seconds: 15), 69), (LoadError.incompleteResponse, 69),
      (LoadError.unreadableResponse(reason: "a"), 69), (LoadError.cancelled, 69),
      // As without `swift` in `PATH`.
      (SetupError(message: "a"), 2),
      // As a shell reports a program that the signal has ended.
      (Interrupted(signal: SIGINT), 130), (Interrupted(signal: SIGTERM), 143),
    ] as [(any Error, Int32)])
  func `the exit status tells errors of feeds, files, networks and the machine from an interrupt`(
    error: any Error, status: Int32
  ) {
    #expect(Failure(error).status == status)
  }

  @Test func `the replay page is written before the error of its feed is reported`() async {
    let run = await Run("replay news --feed /no/such/feed")

    #expect(run.failure == Failure(message: "No such file: /no/such/feed", status: 66))
    #expect(run.output.hasPrefix("<!doctype html>"))
  }

  @Test func `a page replaces the whole file`() async throws {
    let file = try TemporaryFile(String(repeating: "old", count: 1_000_000))

    let run = await Run("replay button -o \(file.path)")

    #expect(run.failure == nil)
    let page = try String(contentsOfFile: file.path, encoding: .utf8)
    #expect(page.hasPrefix("<!doctype html>") && page.hasSuffix("</html>\n"))
  }
}
