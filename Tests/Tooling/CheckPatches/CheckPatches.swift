import Foundation
import Inputs
import PatternKit

/// Applies patches to copies of the sources, and checks that each has the effect that the lines above its
/// diff state.
@main
struct CheckPatches {
  static let usage = """
    CheckPatches changes          with each change request, every pattern passes the tests
    CheckPatches drifts [name]    each drift fails the test that it names: all, or those with a name that
                                  begins so, such as mvvm/view
    CheckPatches attempts         the workshop rejects each wrong attempt with the sentences that it names
    """

  static func main() async {
    let words = CommandLine.arguments.dropFirst()
    var problems: [String] = []
    do {
      let checkout = try Checkout(around: URL(filePath: FileManager.default.currentDirectoryPath))
      switch (words.first, words.count) {
      case ("changes", 1): problems = try await ChangesCheck(checkout: checkout).problems()
      case ("drifts", ...2):
        problems = try await DriftsCheck(checkout: checkout).problems(words.dropFirst().first ?? "")
      case ("attempts", 1): problems = try await AttemptsCheck(checkout: checkout).problems()
      default: problems = [usage]
      }
    } catch {
      problems = [(error as? SetupError)?.message ?? "\(error)"]
    }
    for problem in problems { print("✘ \(problem)") }
    exit(problems.isEmpty ? 0 : 1)
  }
}
