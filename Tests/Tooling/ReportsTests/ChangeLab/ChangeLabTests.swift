import PatternKit
import TestSupport
import Testing

@testable import Reports

@Suite("Change lab: ChangeLab")
struct ChangeLabTests {
  private func lab(_ words: String) throws -> ChangeLab {
    try ChangeLab(ChangeRequest.all, arguments: words.split(separator: " ").map(String.init))
  }

  private func lines(of words: String, hasColours: Bool = false) throws -> [String] {
    var lines: [String] = []
    try lab(words).run(in: checkout(), hasColours: hasColours) { lines.append($0) }
    return lines
  }

  @Test func `a request without tests has no rows about tests, and names the one with tests`()
    throws
  {
    let (without, with) = try (lines(of: "format"), lines(of: "second-view"))

    #expect(!without.contains { $0.hasPrefix("tests new, removed") })
    #expect(without.contains { $0.contains("Type patterns change second-view to see") })
    #expect(with.contains { $0.hasPrefix("tests new, removed") })
  }

  @Test func `the patch of a pattern is printed even if there is a shared patch`() throws {
    let patch = try checkout().text(of: "Examples/Changes/format/patches/mvc.patch")

    #expect(try lines(of: "format mvc").map { "\($0)\n" }.joined() == patch)
  }

  @Test func `the file names of a coloured patch are bold, and neither red nor green`() throws {
    let names = try lines(of: "format mvc", hasColours: true)
      .filter { $0.contains("--- a/") || $0.contains("+++ b/") }

    #expect(names.count > 1)
    #expect(names.filter { !$0.hasPrefix("\u{1B}[1m") } == [])
  }

  @Test func `the added lines of a coloured patch are green, and the removed ones red`() throws {
    let plain = try lines(of: "format mvc")
    let coloured = try lines(of: "format mvc", hasColours: true)

    for (sign, other, code) in [("+", "+++ ", "38;5;28"), ("-", "--- ", "38;5;160")] {
      let changed = zip(plain, coloured).filter { $0.0.hasPrefix(sign) && !$0.0.hasPrefix(other) }
      #expect(!changed.isEmpty)
      #expect(changed.allSatisfy { $0.1.hasPrefix("\u{1B}[\(code)m\($0.0)") })
    }
  }
}
