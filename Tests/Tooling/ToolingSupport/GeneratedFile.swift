import Foundation
import PatternKit
import TestSupport
import Testing

/// Whether the tests rewrite generated files. Set `PATTERNS_DOCS=write` to enable it.
public nonisolated let rewritesDocs =
  ProcessInfo.processInfo.environment["PATTERNS_DOCS"] == "write"

/// Expects that a generated file of the checkout equals `text`, or rewrites it.
///
/// - Parameter caller: The file of the test, which is the filter that rewrites.
public func expectFile(
  _ path: String, equals text: String, caller: String = #fileID,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  if rewritesDocs {
    return try Data(text.utf8).write(to: checkout().folder.appending(path: path))
  }
  let current = try? checkout().text(of: path)
  let isCurrent = current == text
  let filter = URL(filePath: caller).deletingPathExtension().lastPathComponent
  #expect(
    isCurrent,
    """
    \(path) is stale: PATTERNS_TESTS=all PATTERNS_DOCS=write swift test --filter \(filter)
    \(Page(current ?? "").firstDifference(from: text))
    """, sourceLocation: sourceLocation)
}
