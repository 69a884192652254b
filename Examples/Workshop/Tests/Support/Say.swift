import PatternKit
import Testing
import Tracing

/// Returns a comment of a test in the language of the learner.
public func say(_ text: LocalizedText) -> Comment { Comment(rawValue: Language.learner.text(text)) }

/// Attaches which object holds which. `check` prints the attachment.
public func attach(
  _ graph: ReferenceGraph, titled title: LocalizedText = "Which object holds which:"
) {
  Attachment.record(
    graph.text(titled: title, in: .learner).joined(separator: "\n"), named: "x-ray.txt")
}
