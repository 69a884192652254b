import Catalog
import Inputs
import PatternKit
import Reports
import Workshop

/// A patch that keeps the behavior of a pattern and breaks the pattern.
struct Drift {
  let file: PatchFile
  let pattern: Pattern
  /// The name of the test that must fail for the pattern, and what it must say.
  let test: String
  private let messages: [String]

  /// The contract is about screens. A drift may violate only the rules about memory.
  static let contract = "every pattern satisfies every rule"
  private static let memoryRule = "releases every object"

  init(_ file: PatchFile) throws {
    func texts(_ name: String) -> [String] {
      file.statements.filter { $0.name == name }.map(\.text)
    }
    guard let pattern = Pattern.all.first(where: { $0.id == file.owner }),
      !texts("Drift").isEmpty, let test = texts("Caught by").first
    else {
      throw SetupError(
        message: """
          \(file.name).patch: needs the lines “Drift: …” and “Caught by: …”, in a folder that is \
          named after a pattern
          """)
    }
    self.file = file
    self.pattern = pattern
    self.test = test
    messages = texts("Message")
  }

  /// Returns why the tests do not catch the drift, or `nil` if the test that it names does.
  func problem(after report: TestReport) -> String? {
    let issues = report.missed.flatMap { test in
      test.issues.filter { $0.concerns(pattern, in: test) }.map { (test.name, $0) }
    }
    let rules = issues.filter { $0.0 == Self.contract }.map(\.1.arguments)
    if let rule = rules.first(where: { !$0.contains(Self.memoryRule) }) {
      return "\(file.name) changes the behavior: \(rule)"
    }
    let own = issues.filter { $0.0 == test }.flatMap { $0.1.sentence + $0.1.comments }
    guard !own.isEmpty else {
      return "\(file.name): “\(test)” did not fail, but: \(Set(issues.map(\.0)).sorted())"
    }
    let missing = messages.filter { message in !own.contains { $0.contains(message) } }
    guard !missing.isEmpty else { return nil }
    return "\(file.name): “\(test)” did not say \(missing), but:\n"
      + own.joined(separator: "\n")
  }
}

extension TestReport.Issue {
  /// Returns whether the issue is about a pattern: an argument, the name of the test or a path in the
  /// message names it.
  fileprivate func concerns(_ pattern: Pattern, in test: TestReport.Test) -> Bool {
    let name = " \(test.name.replacing(",", with: "").lowercased()) "
    return ["→ \(pattern.name) ", "→ \(pattern.name),"].contains(where: arguments.contains)
      || (sentence + comments).contains { $0.contains("Sources/\(pattern.module)/") }
      || [pattern.name, pattern.module].contains { name.contains(" \($0.lowercased()) ") }
  }
}
