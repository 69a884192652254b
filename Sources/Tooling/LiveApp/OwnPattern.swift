import Console
import Feeds
import Foundation
import Model
public import PatternKit
import Recognition
import TerminalUI

/// Runs a pattern that is not one of the six: the pattern that a learner wrote.
///
/// On a terminal, its demo runs live. Afterwards the program prints the story of a press, and which
/// of the six patterns the field guide names, with the statements that hold.
public struct OwnPattern {
  private let pattern: Pattern

  public init(_ pattern: Pattern) {
    self.pattern = pattern
  }

  /// Runs a demo, and returns the exit status.
  ///
  /// - Parameter arguments: The folder with the sources of the pattern, and the name of the demo.
  ///   Without a name, the first demo runs. `--lang=zh` or `--lang=en` selects the language, by default
  ///   that of the environment.
  public func run(_ arguments: [String]) async -> Int32 {
    var arguments = arguments
    let language = (try? arguments.removeLanguage()) ?? Language()
    let name =
      arguments.dropFirst().first ?? pattern.demos.first?.kind.rawValue ?? Demo.button.rawValue
    guard let demo = Demo(rawValue: name).flatMap({ pattern[$0] }) else {
      let text: LocalizedText = "your pattern has no \(name) demo yet: add it to `Pattern.yours`"
      write("patterns: \(language.text(text).printable)\n", to: .standardError)
      return 1
    }
    if let terminal = Terminal() {
      let services = Services(
        news: BundledNewsSource(for: language), images: URLImageSource(),
        digits: RandomDigits(seed: UInt64.random(in: 0...UInt64.max)))
      let app = App(
        demo, services: services, showsXRay: true, checkout: .current(), folder: arguments.first,
        language: language)
      do { try await LiveApp(app, on: terminal).run() } catch {
        write("patterns: \(language.text(TerminalLost().message))\n", to: .standardError)
        return 74
      }
    }
    let story = await Recognition.report(on: pattern, in: language)
      .map { "\($0.printable)\n" }
    return write(story.joined(), to: .standardOutput) ? 0 : 74
  }

  @discardableResult
  private func write(_ text: String, to file: FileHandle) -> Bool {
    (try? file.write(contentsOf: Data(text.utf8))) != nil
  }
}
