import Catalog
import Inputs
package import PatternKit

/// The arguments of `patterns diff`.
package struct DiffOptions {
  /// The two patterns, and the demo in which they are compared.
  package let old, new: Pattern
  package let demo: Demo

  package init(arguments: [String]) throws {
    var words: [String] = []
    var arguments = Arguments(arguments)
    while let argument = arguments.next() {
      switch argument {
      case .word(let word): words.append(word)
      case .option(let option): throw UsageError(unknownOption: option.name, known: ["--lang"])
      }
    }
    let patterns = try words.prefix(2).map(Pattern.named)
    guard patterns.count == 2 else {
      throw UsageError(message: "two patterns are needed: patterns diff <pattern> <pattern> [demo]")
    }
    guard words[0] != words[1] else {
      throw UsageError(unexpected: words[1], "it is compared with itself")
    }
    guard words.count < 4 else {
      throw UsageError(unexpected: words[3], "“diff” takes two patterns and a demo")
    }
    (old, new) = (patterns[0], patterns[1])
    demo = try words.count == 3 ? patterns.map { try $0.demo(named: words[2]) }[1] : .button
  }
}

extension Pattern {
  /// Returns the pattern with an ID.
  ///
  /// Throws `UsageError` if there is none.
  package static func named(_ word: String) throws -> Pattern {
    guard let pattern = all.first(where: { $0.id == word }) else {
      throw UsageError(unknown: "pattern", word, known: all.map(\.id))
    }
    return pattern
  }

  /// Returns the demo with a name.
  ///
  /// Throws `UsageError` if the pattern has no such demo.
  package func demo(named word: String) throws -> Demo {
    guard let demo = Demo(rawValue: word) else {
      throw UsageError(unknown: "demo", word, known: demos.map(\.rawValue))
    }
    guard demos.contains(demo) else {
      let others = demos.map(\.rawValue).joined(separator: " and ")
      throw UsageError(message: "\(name) has no \(word) demo, only \(others)")
    }
    return demo
  }
}
