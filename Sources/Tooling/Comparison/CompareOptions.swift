import ArgumentParsing
import Catalog
package import PatternDefinition
import TerminalUI

/// The patterns to compare, and the form of the comparison.
package struct CompareOptions {
  /// The patterns to show in one table. If it is empty, all patterns are shown, with one table for
  /// each purpose.
  package private(set) var patterns: [Pattern] = []
  package private(set) var demos: [Demo] = [.button, .news]
  /// The role whose sources are shown, or `nil` to show the tables.
  package private(set) var role: RoleName?
  package private(set) var isMarkdown = false

  private static let names = ["--demo", "--markdown", "--role"]

  /// Reads the arguments after `compare`.
  package init(arguments: [String]) throws {
    var arguments = Arguments(arguments)
    while let argument = arguments.next() {
      switch argument {
      case .word(let word): try add(word)
      case .option(let option):
        switch option.name {
        case "--demo": demos = [try Self.demo(try arguments.value(of: option))]
        case "--role": role = try Self.role(try arguments.value(of: option))
        case "--markdown":
          try arguments.requireNoValue(of: option)
          isMarkdown = true
        default: throw UsageError(unknown: "option", option.name, known: Self.names)
        }
      }
    }
    if role != nil {
      let example = "patterns compare mvc mvp --role view"
      if isMarkdown { throw UsageError(message: "--role and --markdown cannot be combined") }
      guard (1...2).contains(patterns.count) else {
        throw UsageError(message: "--role needs one or two patterns: \(example)")
      }
    }
  }

  /// Adds a pattern, unless it is already in the list.
  private mutating func add(_ word: String) throws {
    guard let pattern = Pattern.all.first(where: { $0.id == word }) else {
      throw UsageError(unknown: "pattern", word, known: Pattern.all.map(\.id))
    }
    if !patterns.contains(where: { $0.id == word }) { patterns.append(pattern) }
  }

  private static func demo(_ word: String) throws -> Demo {
    let demos: [Demo] = [.button, .news]
    if word == Demo.task.rawValue {
      throw UsageError(message: "the task demo is not compared: only three patterns have it")
    }
    guard let demo = demos.first(where: { $0.rawValue == word }) else {
      throw UsageError(unknown: "demo to compare", word, known: demos.map(\.rawValue))
    }
    return demo
  }

  /// Returns the name of a role. In `word`, a dash can replace a blank.
  private static func role(_ word: String) throws -> RoleName {
    let name = RoleName(word.lowercased().replacing("-", with: " "))
    guard RoleComparison.names.contains(name) else {
      let known = RoleComparison.names.map { $0.description.replacing(" ", with: "-") }
      throw UsageError(unknown: "role", word, known: known)
    }
    return name
  }
}
