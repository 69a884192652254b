import Console
import Foundation
import PatternKit
import TerminalUI

/// Shows on a terminal how far a build is, while `swift build` writes its output to a file.
struct BuildProgress {
  let output: URL
  let language: Language
  private let line = ProgressLine()

  func show<Result>(during build: () async throws -> Result) async rethrows -> Result {
    let task = Task { await show() }
    defer {
      task.cancel()
      line.clear()
    }
    return try await build()
  }

  private func show() async {
    while (try? await Task.sleep(for: .milliseconds(200))) != nil {
      let printed = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
      guard let step = Self.step(in: printed) else { continue }
      line.show(language.text("Building: \(step)").fitted(to: (outputWidth() ?? 80) - 1))
    }
  }

  /// Returns the last step that `swift build` has started: `[12/345] Compiling Model NewsModel.swift`.
  static func step(in output: String) -> Substring? {
    output.split(separator: "\n").last { $0.hasPrefix("[") }
  }
}
