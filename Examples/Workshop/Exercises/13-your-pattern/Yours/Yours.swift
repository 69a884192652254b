import Foundation
import LiveApp

@testable import YourPatternExercise

/// Runs the pattern of exercise 13: `patterns yours`.
@main
struct Yours {
  static func main() async {
    exit(await OwnPattern(.yours).run(Array(CommandLine.arguments.dropFirst())))
  }
}
