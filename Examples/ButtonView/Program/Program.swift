import Console
import ExampleSupport
import Model
import PatternKit

/// The command line.
@main
struct Program {
  static func main() async {
    await run("button-view", usage: "[mvc] [mvp] [mvvm] [--seed <n>]") { words in
      var read = (variants: [Variant](), seed: UInt64.random(in: 0...UInt64.max))
      try Option.read(
        words, by: [.number("--seed", in: 0...UInt64.max) { $0.seed = $1 }], into: &read
      ) { read, word in
        let variant = try Variant.allCases.named(
          word, "pattern", expected: Variant.allCases.map(\.rawValue).inWords, by: \.rawValue)
        read.variants.append(variant)
      }
      var transcripts: [String] = []
      for variant in read.variants.isEmpty ? Variant.allCases : read.variants {
        transcripts.append(await variant.transcript(digits: RandomDigits(seed: read.seed)))
      }
      print(transcripts.joined(separator: "\n\n"))
    }
  }
}
