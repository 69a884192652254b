import ExampleSupport
import TerminalUI

/// One half of the example: its screen, and what can be touched there.
struct Half {
  let name: String
  let screen: ViewController
  /// Touches something by its title, and says whether it is there.
  let parts: [String: (_ title: String) -> Bool]

  /// The screen at the start and after each touch, such as `detail 4.5 and above`.
  ///
  /// - Parameter settle: Waits until the screen shows what was touched.
  func transcript(of touches: [String], settle: @MainActor () async -> Void) async throws -> String
  {
    let window = Window(rootViewController: screen)
    var frames = ["\(name)\n\n> start\n\(window.frame)"]
    for touch in touches {
      let words = touch.split(separator: " ", maxSplits: 1).map(String.init) + ["", ""]
      guard let part = parts[words[0]] else {
        let known = parts.keys.sorted().inWords
        throw UsageError("cannot touch “\(touch.fitted(to: 60))”: there is only \(known)")
      }
      guard part(words[1]) else {
        throw UsageError("nothing on the screen to touch as “\(touch.fitted(to: 60))”")
      }
      await settle()
      frames.append("> \(touch)\n\(window.frame)")
    }
    return frames.joined(separator: "\n\n")
  }
}
