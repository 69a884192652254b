import Catalog
import PatternKit
import TestSupport
import Testing
import ToolingSupport

@testable import Reports

@Suite("Difference: patterns diff")
struct PatternDifferenceTests {
  private func run(
    _ words: String, width: Int? = nil, hasColours: Bool = false, language: Language = .english
  ) async throws -> [String] {
    var lines: [String] = []
    let difference = try PatternDifference(arguments: words.split(separator: " ").map(String.init))
    try await difference.run(
      in: checkout(), width: width, language: language,
      hasColours: hasColours
    ) { lines.append($0) }
    return lines
  }

  @Test func `a line that differs only in names is dim, and the arrow has a colour`() async throws {
    let lines = try await run("mvp mvvm", width: 80, hasColours: true)

    for (line, code) in [
      ("-  private let presenter: ButtonPresenter", "2"),
      ("+    viewModel.buttonTapped()", "2"), ("-    presenter.attach(self)", "38;5;160"),
      ("+@Observable", "38;5;28"), (" touch → Button.press()", "2"),
      ("+      set → ButtonViewModel.contentText: String", "38;5;28"),
    ] {
      #expect(lines.contains { $0.contains("\u{1B}[\(code)m\(line)") }, "\(line)")
    }
  }

  @Test func `without a terminal, the lines of one pattern are those of its file`() async throws {
    let lines = try await run("mvp mvvm")

    let file = lines.prefix { $0 != "--- Sources/MVP/ButtonPresenter.swift" }.dropFirst(2)
    for (sign, module) in [("+", "MVP"), ("-", "MVVM")] {
      let code = try checkout().text(of: "Sources/\(module)/ButtonViewController.swift")
        .split(separator: "\n").filter { !$0.contains(#/^ *\/\/|^import /#) }
      #expect(file.filter { !$0.hasPrefix(sign) }.map { $0.dropFirst() } == code, "\(module)")
    }
  }

  @Test func `the stories stand side by side if they fit, and else the signs of a diff mark them`()
    async throws
  {
    let sideBySide = { (width: Int) in
      try await self.run("mvp mvvm", width: width).contains { $0.contains("press  ") }
    }

    #expect(try await !sideBySide(80))
    #expect(
      try await run("mvp mvvm", width: 80).contains { $0.hasPrefix("+        observer, later → ") })
    #expect(try await sideBySide(160))
  }

  @Test func `a file without a counterpart is new as a whole`() async throws {
    let lines = try await run("mvc mvp")

    let start = try #require(lines.firstIndex(of: "+++ Sources/MVP/ButtonPresenter.swift"))
    #expect(lines[start - 1] == "--- /dev/null")
    #expect(lines[(start + 1)...].prefix { !$0.isEmpty }.allSatisfy { $0.hasPrefix("+") })
  }

  @Test(arguments: Pattern.all, Pattern.all)
  func `any two patterns can be compared`(old: Pattern, new: Pattern) async throws {
    guard old.id != new.id else { return }
    let lines = try await run("\(old.id) \(new.id)", language: .chinese)

    let names = [old, new].map { Language.chinese.text($0.title) }
    #expect(lines.contains("--- \(names[0])：press") && lines.contains("+++ \(names[1])：press"))
    #expect(lines.last?.contains("行代码不同") == true)
  }
}
