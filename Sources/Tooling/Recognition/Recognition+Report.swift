public import PatternKit
import Stories
import Tracing

extension Recognition {
  /// Returns the story of one press of a pattern, the nearest of the six patterns, and why.
  ///
  /// The pattern is recognised by all of its demos.
  public static func report(
    on pattern: Pattern, in language: Language = .english
  ) async -> [String] {
    guard let button = pattern[.button] else {
      return [language.text("No call tree yet: add the button demo.")]
    }
    if let failure = NoFunctionNames(for: "X-ray") { return [language.text(failure.message)] }
    guard let press = await DemoRun(of: button),
      press.shownTree.steps.contains(where: { $0.call.type == "Label" && $0.call.accessor == .set })
    else { return [language.text("No call tree yet: a press does not change the label.")] }
    let story = [language.text("One press of the button:"), ""] + press.shownTree.text + [""]
    let missing = RuntimeAssumption.neededForProof.map(\.consequence)
    guard missing.isEmpty else {
      return story + (missing + ["So the nearest pattern is not known."]).map(language.text)
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
    return story + (Recognition(of: runs).text + unseen).map(language.text)
  }
}
