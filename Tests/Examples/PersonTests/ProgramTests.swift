import ExampleSupport
import Foundation
import Testing
import ToolingSupport

@Suite("Person: program")
struct ProgramTests {
  @Test func `the program shows the same screens in MVC and in MVVM`() async throws {
    let end = try await run("person")

    let screen = "│ Dr. Ada Lovelace\n│ Sunday December 10, 1815\n"
    #expect(end.output == "MVC\n\(screen)\nMVVM\n\(screen)")
    #expect(end.status == 0)
  }

  @Test func `the program shows the given person in every time zone of the machine`() async throws {
    for zone in ["Pacific/Kiritimati", "Pacific/Pago_Pago"] {
      let end = try await run(
        "person",
        ["--salutation=", "--first", "Grace", "--last", "Hopper", "--born", "1906-12-09"],
        environment: ["TZ": zone])

      #expect(end.output.hasSuffix("MVVM\n│ Grace Hopper\n│ Sunday December 9, 1906\n"))
    }
  }

  @Test func `the last value of a repeated option counts`() throws {
    let options = try Options(["--first"], in: ["--first", "Ada", "--first=Grace"])

    #expect(options["--first"] == "Grace")
  }

  @Test(arguments: [("en", "usage", "--help"), ("zh", "用法", "-h")])
  func `the program prints its usage in one line`(
    language: String, title: String, option: String
  ) async throws {
    let end = try await run("person", [option, "--lang", language])

    #expect(end.output.hasPrefix("\(title)"))
    #expect(end.output.hasSuffix("[--type …] [--lang en|zh]\n"))
    #expect(end.status == 0)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `an output that cannot be written is an error with exit status 74`() async throws {
    let end = try await run(
      program: URL(filePath: "/bin/sh"),
      ["-c", #""$0" >/dev/full"#, builtProgram("person").path])

    #expect(end.errors == "person: cannot write the output: No space left on device\n")
    #expect(end.status == 74)
  }

  @Test(arguments: [
    ([], "person: --first 需要一个值\n"), (["--lang=en"], "person: --first needs a value\n"),
  ])
  func `an error is in the language of the environment unless --lang selects another`(
    options: [String], message: String
  ) async throws {
    let end = try await run(
      "person", ["--first"] + options, environment: ["LC_ALL": "zh_CN.UTF-8"])

    #expect(end.errors == message)
  }

  @Test(arguments: [
    (
      "--name=Ada",
      "unknown option “--name”: "
        + "expected --salutation, --first, --last, --born, --type, --lang or --help"
    ),
    (
      "Ada",
      "unexpected argument “Ada”: "
        + "expected --salutation, --first, --last, --born, --type, --lang or --help"
    ),
    ("--born=\u{1B}[2J", "--born takes an existing date, such as 1815-12-10, not “[2J”"),
    (
      "--born=1815-12-10xyz",
      "--born takes an existing date, such as 1815-12-10, not “1815-12-10xyz”"
    ),
    ("--born=1815-02-30", "--born takes an existing date, such as 1815-12-10, not “1815-02-30”"),
  ])
  func `the program reports a usage error in one line and exits with status 64`(
    word: String, message: String
  ) async throws {
    try await expectUsageError(message, of: "person", [word])
  }
}
