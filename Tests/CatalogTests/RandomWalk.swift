import Foundation
import Model
import PatternKit
import Recordings
import TerminalUI

/// A random sequence of events for a demo: user input, loaded news and loaded images.
struct RandomWalk {
  /// One event of the walk.
  enum Move: CustomStringConvertible {
    case send(Event)
    case newsArrive(choice: Int, Result<[NewsItem], LoadError>)
    case imageArrives(choice: Int, Result<Data, LoadError>)

    var description: String {
      switch self {
      case .send(let event): event.rawValue
      case .newsArrive(let choice, .success(let items)):
        "load \(choice) brings \(items.count) items"
      case .newsArrive(let choice, .failure(let error)): "load \(choice) fails (\(error))"
      case .imageArrives(let choice, .success): "picture \(choice) arrives"
      case .imageArrives(let choice, .failure): "picture \(choice) fails"
      }
    }
  }

  let seed: UInt64
  let demo: Demo
  let moves: [Move]

  init(seed: UInt64, demo: Demo, length: Int = 60) {
    var chance = SplitMix64(seed: seed)
    self.seed = seed
    self.demo = demo
    moves = (0..<length).map { _ in Self.move(&chance) }
  }

  private static func move(_ chance: inout SplitMix64) -> Move {
    let choice = Int.random(in: 0..<1000, using: &chance)
    switch Int.random(in: 0..<10, using: &chance) {
    case 0, 1:
      let count = Int.random(in: 0..<30, using: &chance)
      return .newsArrive(choice: choice, .success(Self.items(count, choice)))
    case 2: return .newsArrive(choice: choice, .failure(.status(400 + choice % 100)))
    case 3: return .imageArrives(choice: choice, .success(Data("GIF89a".utf8) + [9, 0, 9, 0]))
    case 4: return .imageArrives(choice: choice, .failure(.incompleteResponse))
    default: return .send(Event.allCases[choice % Event.allCases.count])
    }
  }

  private static func items(_ count: Int, _ choice: Int) -> [NewsItem] {
    (0..<count).map { index in
      let number = index * 7 + choice
      return NewsItem(
        title: "Title \(number)", digest: number.isMultiple(of: 3) ? "" : "新闻 \(number)",
        content: "Content \(number)",
        date: CalendarDate(year: 2000 + index, month: number % 12 + 1, day: number % 28 + 1),
        imageAddress: number.isMultiple(of: 2) ? "image \(number)" : nil,
        replyCount: number.isMultiple(of: 5) ? nil : number * 97)
    }
  }

  /// Runs the walk on all patterns that have the demo, and describes the first difference.
  ///
  /// Returns `nil` if all screens are equal after every move. Otherwise, the description contains
  /// the seed, the moves up to the difference, and both screens.
  func difference(among patterns: [Pattern]) async -> String? {
    let demos = patterns.compactMap { $0[demo] }
    let drivers = demos.map { ScreenDriver($0, seed: seed) }
    let names = demos.map { "\($0.pattern.name) (\($0.pattern.summary))" }
    for driver in drivers { driver.open() }
    await drivers[0].runPendingTasks()
    for (index, move) in moves.enumerated() {
      for driver in drivers { make(move, on: driver) }
      let views = await views(of: drivers)
      guard let other = views.firstIndex(where: { $0 != views[0] }) else { continue }
      return """
        seed \(seed), \(demo), after \(moves[...index].map(\.description).joined(separator: ", ")):
        \(names[0]) shows
        \(views[0])
        \(names[other]) shows
        \(views[other])
        """
    }
    return nil
  }

  private func make(_ move: Move, on driver: ScreenDriver) {
    switch move {
    case .send(let event):
      driver.send(event)
    case .newsArrive(let choice, let outcome):
      driver.newsRequests.choose(choice)?.answer(outcome)
    case .imageArrives(let choice, let outcome):
      driver.imageRequests.choose(choice)?.answer(outcome)
    }
  }

  /// Returns a description of each screen: its lines and its open requests.
  ///
  /// Waits until all descriptions are equal, up to a limit.
  private func views(of drivers: [ScreenDriver]) async -> [String] {
    var views: [String] = []
    // Drawing can make rows visible that then request their images.
    for _ in 0..<2 {
      await drivers[0].runPendingTasks()
      await drivers[0].wait {
        views = drivers.map(view)
        return Set(views).count == 1
      }
    }
    return views
  }

  private func view(of driver: ScreenDriver) -> String {
    let lines = driver.draw()
    let loads = "waits for \(driver.newsRequests.all.count) loads"
    let pictures = driver.imageRequests.all.map(\.question).joined(separator: ", ")
    return (lines + [loads, pictures]).joined(separator: "\n")
  }
}

extension PendingRequests {
  /// Returns one of the open requests, or `nil` if there are none.
  fileprivate func choose(_ choice: Int) -> Request? { all.isEmpty ? nil : all[choice % all.count] }
}
