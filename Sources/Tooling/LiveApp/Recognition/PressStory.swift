public import PatternKit
import Tracing
import UITesting

/// The story of one press of a pattern: its call tree, the nearest of the six patterns, and why.
public struct PressStory {
  public let lines: [String]

  public init(of pattern: Pattern) async {
    guard let recording = Recording(.button, of: pattern) else {
      lines = ["No call tree yet: add the button demo."]
      return
    }
    guard let tree = await recording.press(), let nearest = await NearestPattern(of: tree) else {
      lines = ["No call tree yet: a press does not change the label."]
      return
    }
    lines =
      ["One press of your button:", ""] + tree.folded.text + [""] + nearest.text + nearest.reasons
  }
}
