import Console
import ExampleSupport
import Foundation
import LiveApp
import PatternKit

/// The command line.
@main
struct Program {
  static func main() async {
    await run("store", usage: "[news|button]") { arguments in
      if let word = arguments.first {
        _ = try Pattern.store.demos.named(word, "demo", by: \.kind.rawValue)
      }
      if let word = arguments.dropFirst().first {
        throw UsageError(unexpected: word, "expected one demo")
      }
      // The pattern is shown in the language of `--lang`, which `arguments` no longer contains.
      let words = CommandLine.arguments.dropFirst()
      exit(await OwnPattern(.store).run(["Examples/Store/Pattern"] + words))
    }
  }
}
