import Foundation
import TerminalUI
import TextOutput

/// Shows how far a build is, while `swift build` writes its output to a file.
///
/// On a terminal, one line is rewritten. Otherwise a line is printed from time to time.
struct BuildProgress {
  private static let pause = Duration.milliseconds(200)
  /// The time between two lines if the output is not a terminal.
  private static let interval = Duration.seconds(10)

  private let output: URL
  private let line = ProgressLine()

  init(of output: URL) {
    self.output = output
  }

  /// Shows the progress during a build.
  func show<Result>(during build: () async throws -> Result) async rethrows -> Result {
    let task = Task { await show() }
    defer {
      task.cancel()
      line.clear()
    }
    return try await build()
  }

  private func show() async {
    var lastLine = ContinuousClock.now
    while (try? await Task.sleep(for: Self.pause)) != nil {
      guard let step = Self.step(in: end(of: output)) else { continue }
      if line.isRewritten {
        line.show("Building: \(step)".fitted(to: (outputWidth() ?? 80) - 1))
      } else if ContinuousClock.now - lastLine >= Self.interval {
        line.print("Building: \(step)")
        lastLine = .now
      }
    }
  }

  /// Returns the last step that `swift build` has started: `12 of 345, Compiling Model`.
  static func step(in output: String) -> String? {
    let lines = output.split(separator: "\n").reversed()
    guard let line = lines.first(where: { $0.hasPrefix("[") }),
      let step = line.firstMatch(of: #/^\[(\d+)/(\d+)\] (.+)/#)
    else { return nil }
    let words = step.3.split(separator: " ").prefix(2)
    let isOfInterest = ["Compiling", "Linking"].contains(words.first)
    return "\(step.1) of \(step.2)" + (isOfInterest ? ", \(words.joined(separator: " "))" : "")
  }

  /// Returns the last lines of a file.
  private func end(of file: URL) -> String {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return "" }
    defer { try? handle.close() }
    let length = (try? handle.seekToEnd()) ?? 0
    try? handle.seek(toOffset: length > 4096 ? length - 4096 : 0)
    return String(decoding: (try? handle.readToEnd()) ?? Data(), as: UTF8.self)
  }
}
