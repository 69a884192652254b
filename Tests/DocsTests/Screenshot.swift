import Foundation
import Model
import TerminalUI
import XRay

@testable import patterns

/// What the live app shows after some keys.
struct Screenshot {
  let lines: [String]

  /// - Parameters:
  ///   - words: Pattern and demo, as on the command line.
  ///   - keys: Keys, by the names that the pages give them: `Space`, `Tab`, `x`.
  ///   - recorder: What takes the stacks. One that has named a stack knows it the next time.
  init(
    of words: [String], width: Int, height: Int, after keys: [String], recorder: Recorder
  ) async throws {
    guard case .show(let options) = try Command(arguments: words + ["--seed", "7"]) else {
      throw UsageError(message: "no demo")
    }
    let app = App(
      options,
      services: Services(
        news: options.source, images: URLImageSource(), digits: RandomDigits(seed: 7)),
      recorder: recorder)
    app.size = (width, height)
    try await Self.settle(app)
    for name in keys {
      guard let key = Self.key(named: name) else { throw UsageError(message: "no key \(name)") }
      app.handle(key)
      try await Self.settle(app)
    }
    lines = app.frame().text
  }

  /// Waits until everything has come, and every function has its name.
  private static func settle(_ app: App) async throws {
    let end = ContinuousClock.now + .seconds(30)
    var calmTurns = 0
    while calmTurns < 20 {
      guard ContinuousClock.now < end else { throw UsageError(message: "the app never settles") }
      _ = app.frame()
      let isCalm = !app.isLoading && (!app.showsXRay || app.xray.isUpToDate)
      calmTurns = isCalm ? calmTurns + 1 : 0
      await Task.yield()
    }
  }

  private static func key(named name: String) -> Key? {
    let keys: [String: Key] = [
      "Space": .character(" "), "Tab": .tab, "Enter": .enter, "Esc": .escape, "↑": .up, "↓": .down,
      "End": .end, "Home": .home,
    ]
    return keys[name] ?? (name.count == 1 ? name.first.map(Key.character) : nil)
  }
}
