import ExampleSupport
import PatternKit
import TerminalUI

/// A screen of the example, and the parts that can be touched.
struct TouchedScreen {
  let name: String
  let screen: ViewController
  /// The functions that touch a part by its title. They return whether the title exists.
  let parts: [String: (_ title: String) -> Bool]

  /// Returns the screen at the start and after each touch, such as `detail 4.5 and above`.
  ///
  /// - Parameter settle: Waits until the screen shows the result of a touch.
  func transcript(of touches: [String], settle: () async -> Void) async throws -> String {
    let window = Window(rootViewController: screen)
    var frames = ["\(name)\n\n> start\n\(window.frame)"]
    for touch in touches {
      let words = touch.split(separator: " ", maxSplits: 1).map(String.init) + ["", ""]
      guard let part = parts[words[0]] else {
        let known = parts.keys.sorted().inWords
        throw UsageError(message: "cannot touch “\(touch.fitted(to: 60))”: expected \(known)")
      }
      guard part(words[1]) else {
        throw UsageError(message: "the screen contains no “\(touch.fitted(to: 60))”")
      }
      await settle()
      frames.append("> \(touch)\n\(window.frame)")
    }
    return frames.joined(separator: "\n\n")
  }
}
