public import PatternKit
import Stories
import Tracing

/// The story of one press of a pattern: its call tree, the nearest of the six patterns, and why.
///
/// The pattern is recognised by all of its demos.
public struct PressStory {
  public let lines: [String]

  public init(of pattern: Pattern, in language: Language = .english) async {
    guard let button = pattern[.button] else {
      lines = [language.text("No call tree yet: add the button demo.")]
      return
    }
    if let failure = NoFunctionNames(for: "X-ray") {
      lines = [language.text(failure.message)]
      return
    }
    guard let press = await DemoRun(of: button),
      press.shownTree.steps.contains(where: { $0.call.type == "Label" && $0.call.accessor == .set })
    else {
      lines = [language.text("No call tree yet: a press does not change the label.")]
      return
    }
    let missing = RuntimeAssumption.neededForProof.map(\.consequence)
    guard missing.isEmpty else {
      let end: [LocalizedText] = missing + ["So the nearest pattern is not known."]
      lines = Self.lines(of: press, in: language) + end.map(language.text)
      return
    }
    var (runs, unseen) = ([press], [LocalizedText]())
    for demo in pattern.demos where demo.kind != .button {
      // A demo that shows nothing is not started yet.
      let run = await DemoRun(of: demo)
      if let run, run.shownTree.steps.contains(where: \.call.changesControl) {
        runs.append(run)
      } else {
        unseen.append("The \(demo.kind.title) demo is left out: it shows nothing.")
      }
    }
    let end = Recognition(of: runs).text + unseen
    lines = Self.lines(of: press, in: language) + end.map(language.text)
  }

  private static func lines(of press: DemoRun, in language: Language) -> [String] {
    [language.text("One press of the button:"), ""] + press.shownTree.text + [""]
  }
}
