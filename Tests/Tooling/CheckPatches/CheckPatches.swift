import Foundation
import PatternKit

/// Applies patches to copies of the sources, and checks that each has the effect that the lines above its
/// diff state.
@main
struct CheckPatches {
  static func main() async {
    let words = CommandLine.arguments.dropFirst()
    var problems = ["type CheckPatches changes or CheckPatches attempts"]
    do {
      let checkout = try Checkout(around: URL(filePath: FileManager.default.currentDirectoryPath))
      switch (words.first, words.count) {
      case ("changes", 1): problems = try await ChangesCheck(checkout: checkout).problems()
      case ("attempts", 1): problems = try await AttemptsCheck(in: checkout).problems()
      default: break
      }
    } catch {
      problems = [(error as? any ReportedError)?.message.description ?? "\(error)"]
    }
    for problem in problems { print("✘ \(problem)") }
    exit(problems.isEmpty ? 0 : 1)
  }
}
