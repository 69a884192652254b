import Catalog
import Inputs
package import PatternKit

/// The arguments of `patterns diff`.
package struct DiffOptions {
  /// The same demo of two patterns.
  package let old, new: PatternDemo

  package init(arguments: [String]) throws {
    var words: [String] = []
    try Option.read(arguments, by: [.language], into: &words) { $0.append($1) }
    let patterns = try words.prefix(2).map(Pattern.named)
    guard patterns.count == 2 else {
      throw UsageError(message: "two patterns are needed: patterns diff <pattern> <pattern> [demo]")
    }
    guard words[0] != words[1] else {
      throw UsageError(unexpected: words[1], "a pattern is not compared with itself")
    }
    let rest = words.dropFirst(2).drop { word in !Pattern.all.contains { $0.id == word } }
    if let word = words.count > 3 ? words[3] : rest.first {
      throw UsageError(unexpected: word, "“diff” takes two patterns and a demo")
    }
    let word = words.count == 3 ? words[2] : Demo.button.rawValue
    (old, new) = (try patterns[0].demo(named: word), try patterns[1].demo(named: word))
  }
}
