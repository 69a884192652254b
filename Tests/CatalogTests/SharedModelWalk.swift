import Model
import PatternKit
import TerminalUI
import TestSupport
import Testing

/// A random order of reloads, answers and failures, with two screens that share a model.
final class SharedModelWalk {
  private let source = HandDrivenNewsSource()
  private var chance: SplitMix64
  private var screens: [Screen] = []
  private var windows: [Window] = []
  /// The messages of the alerts that each screen has shown.
  private var messages: [[String]] = [[], []]
  /// The outcomes of the loads by their number.
  private var outcomes: [Int: HandDrivenNewsSource.Outcome] = [:]
  private var moves: [String] = []

  init(seed: UInt64) {
    chance = SplitMix64(seed: seed)
  }

  /// Opens two screens of a model, and describes the first mistake on one of them, if any.
  ///
  /// When all tasks have run and the latest load has ended, each screen shows the result of that load,
  /// and it has shown no failure twice.
  func mistake(
    length: Int = 60, screen: (NewsModel) -> Screen
  ) async -> String? {
    let model = NewsModel(source: source)
    func open() {
      let screen = screen(model)
      screens.append(screen)
      windows.append(Window(rootViewController: screen.viewController))
    }
    open()
    for _ in 0..<length {
      switch Int.random(in: 0..<8, using: &chance) {
      case 0 where windows.count < messages.count:
        moves.append("another screen opens")
        open()
      case 0...2: reload()
      case 3, 4: end(source.pending.randomElement(using: &chance))
      case 5, 6: await runPendingTasks(turns: Int.random(in: 0..<4, using: &chance))
      default: if let mistake = await mistakeAfterAllTasks() { return mistake }
      }
    }
    for load in source.pending { end(load) }
    return await mistakeAfterAllTasks()
  }

  private func reload() {
    let screen = Int.random(in: windows.indices, using: &chance)
    closeAlerts(on: screen)
    moves.append("screen \(screen) reloads")
    windows[screen].send(.reload)
  }

  private func end(_ load: Int?) {
    guard let load else { return }
    let fails = Bool.random(using: &chance)
    moves.append("load \(load) \(fails ? "fails" : "succeeds")")
    outcomes[load] = fails ? .failure(.status(load)) : .success([NewsItem(title: "Load \(load)")])
    if let outcome = outcomes[load] { source.end(load, with: outcome) }
  }

  private func closeAlerts(on screen: Int) {
    while let alert = windows[screen].topViewController as? AlertController {
      messages[screen].append(alert.message)
      windows[screen].send(.close)
    }
  }

  private func mistakeAfterAllTasks() async -> String? {
    for screen in windows.indices {
      // A binding leaves the main actor on its way, so a number of turns is no measure on a busy machine.
      let isShown = await eventually { isRight(screen) }
      if !isShown || Set(messages[screen]).count < messages[screen].count {
        return """
          \(moves.joined(separator: ", ")):
          screen \(screen) shows \(windows[screen].lines), after the alerts \(messages[screen])
          """
      }
    }
    return nil
  }

  /// Whether a screen shows the result of the latest load, if it has ended.
  private func isRight(_ screen: Int) -> Bool {
    closeAlerts(on: screen)
    let lines = windows[screen].lines
    return switch outcomes[source.count - 1] {
    case .success(let items): lines.first == items.first.map { "▸ \($0.title)" }
    case .failure(let error):
      lines.first != "Loading…" && messages[screen].last == error.description
    case nil: true
    }
  }
}
