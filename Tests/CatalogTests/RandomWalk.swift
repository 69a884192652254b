import Catalog
import Foundation
import Model
import TerminalUI

/// A way through a demo that chance has chosen: what the user does, and what
/// arrives from outside, when, and in which order.
struct RandomWalk {
  /// One thing that happens.
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
      case .imageArrives(let choice, .success): "picture \(choice) comes"
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
    case 4: return .imageArrives(choice: choice, .failure(.cutShort))
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

  /// Lets all patterns that have the demo go the walk side by side, and says
  /// where their screens differ, with the moves that led there; nothing if they never do.
  func difference(among patterns: [Pattern]) async -> String? {
    let drivers = patterns.compactMap { ScreenDriver(demo, of: $0, seed: seed) }
    let names = patterns.filter { $0.demos.contains(demo) }.map { "\($0.name) (\($0.summary))" }
    for driver in drivers { driver.open() }
    await drivers[0].settle()
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

  /// All that can be seen of each screen: its lines, and what it waits for.
  ///
  /// Where one screen is late, the others are waited with.
  private func views(of drivers: [ScreenDriver]) async -> [String] {
    let end = ContinuousClock.now + .milliseconds(200)
    for round in 1... {
      await drivers[0].settle()
      let frames = drivers.map { $0.draw() }
      // Rows that have come into sight ask for their pictures.
      await drivers[0].settle()
      let views = zip(drivers, frames).map { driver, lines in
        let loads = "waits for \(driver.newsRequests.all.count) loads"
        let pictures = driver.imageRequests.all.map(\.question).joined(separator: ", ")
        return (lines + [loads, pictures]).joined(separator: "\n")
      }
      let isOver = round > 8 && ContinuousClock.now > end
      if isOver || Set(views).count == 1 { return views }
    }
    return []
  }
}

extension PendingRequests {
  /// One of the open requests.
  fileprivate func choose(_ choice: Int) -> Request? {
    all.isEmpty ? nil : all[choice % all.count]
  }
}
