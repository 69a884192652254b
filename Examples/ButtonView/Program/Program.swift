import ExampleSupport
import Inputs
import Model

/// The command line: `button-view [mvc] [mvp] [mvvm] [--seed <n>]`.
@main
struct Program {
  static func main() async {
    await run("button-view") { words in
      var variants: [Variant] = []
      var seed = UInt64.random(in: 0...UInt64.max)
      var arguments = Arguments(words)
      while let argument = arguments.next() {
        switch argument {
        case .word(let word):
          guard let variant = Variant(rawValue: word) else {
            let known = Variant.allCases.map(\.rawValue)
            throw UsageError(unknown: "pattern", word, known: known, expected: known.inWords)
          }
          variants.append(variant)
        case .option(let option):
          guard option.name == "--seed" else {
            throw UsageError(unknownOption: option.name, known: ["--seed"])
          }
          seed = try arguments.seed(of: option)
        }
      }
      var transcripts: [String] = []
      for variant in variants.isEmpty ? Variant.allCases : variants {
        transcripts.append(await variant.transcript(digits: RandomDigits(seed: seed)))
      }
      print(transcripts.joined(separator: "\n\n"))
    }
  }
}
