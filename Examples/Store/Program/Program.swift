import ExampleSupport
import Foundation
import Inputs
import LiveApp
import PatternKit

/// The command line: `store [news|button]`.
@main
struct Program {
  static func main() async {
    await run("store") { arguments in
      let demos = Pattern.store.demos.map(\.demo.rawValue)
      if let demo = arguments.first, !demos.contains(demo) {
        throw UsageError(unknown: "demo", demo, known: demos)
      }
      if let word = arguments.dropFirst().first {
        throw UsageError(unexpected: word, "expected one demo")
      }
      exit(await OwnPattern(.store).run(["Examples/Store/Pattern"] + arguments))
    }
  }
}
