import PatternKit
import Stories
import TerminalUI
import Testing

/// Returns a comment of a test in the language of the learner.
public func say(_ text: LocalizedText) -> Comment { Comment(rawValue: Language.learner.text(text)) }

/// Attaches which object holds which. `check` prints the attachment.
public func attach(
  _ graph: ReferenceGraph, titled title: LocalizedText = "Which object holds which:"
) {
  Attachment.record(
    graph.text(titled: title, in: .learner).joined(separator: "\n"), named: "x-ray.txt")
}

/// Expects the texts of the labels of views.
public func expectShown(
  by views: [View], _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  let texts = views.flatMap(\.texts)
  #expect(
    texts == expected, say(.screenShows(texts, expected: expected)), sourceLocation: sourceLocation)
}

/// Expects the texts that a view model returned, or that a fake object was called with.
public func expectReceived(
  _ texts: [String], _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    texts == expected, say(.received(texts, expected: expected)), sourceLocation: sourceLocation)
}

/// The last branch of a chain of conditions. It says what was seen and expected, and accuses of nothing.
nonisolated extension LocalizedText {
  public static func screenShows(_ texts: [String], expected: [String]) -> LocalizedText {
    "The screen shows \(quoted(texts)), expected \(quoted(expected))."
  }

  /// What a view model returned, or what a closure, a listener or a fake view was called with.
  public static func received(_ texts: [String], expected: [String]) -> LocalizedText {
    "The test received \(quoted(texts)), expected \(quoted(expected))."
  }

  /// A view changed the texts that another object has decided, or decides other ones itself.
  public static func edited(_ decided: [String], shown: [String]) -> LocalizedText {
    let pairs = zip(decided, shown).filter { $0 != $1 || decided.count != shown.count }
    return
      "The view is given \(quoted(pairs.map(\.0))), and the screen shows \(quoted(pairs.map(\.1))). A view must show each text unchanged, and decide none itself."
  }

  public static func lateCall(of name: String) -> LocalizedText {
    "`\(name)` was called after the event had ended. Call it without a task or queue."
  }

  /// Names of types and files, which are the same in every language.
  static func list(_ names: [String]) -> LocalizedText {
    names.map { "\($0)" as LocalizedText }.joined(separator: ", ")
  }

  static func quoted(_ texts: [String]) -> LocalizedText {
    texts.isEmpty ? "nothing" : texts.map { "“\($0)”" as LocalizedText }.joined(separator: ", ")
  }
}
