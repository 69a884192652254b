import Catalog
import Console
import Foundation
import Inputs
import Model
import PatternKit
import TerminalUI
import Tracing

/// Measures a key in the app, from the key press to the bytes to write.
struct AppBench {
  let rows: Int
  private let app: App
  private let recorder = Recorder()

  /// Creates an app whose list contains `rows` rows, all of them loaded.
  init(_ pattern: Pattern, rows: Int, width: Int, height: Int) async throws {
    self.rows = rows
    let services = Services(
      news: ManyNews(count: rows), images: URLImageSource(), digits: RandomDigits(seed: 0))
    app = App(.news, of: pattern, services: services, recorder: recorder)
    app.size = (width, height)
    while !app.frame().text.contains(where: { $0.hasPrefix("▸") }) {
      await Task.yield()
    }
    recorder.isPaused = true
  }

  /// Types keys, one after another, and draws a frame after each. Returns the number of bytes of each
  /// frame.
  func type(_ keys: [Key]) async -> [Int] {
    // Between the rounds, the recorder must not slow down other benchmarks.
    recorder.isPaused = false
    defer { recorder.isPaused = true }
    var counts: [Int] = []
    var shown = app.frame()
    for key in keys {
      app.handle(key)
      let frame = app.frame()
      counts.append(frame.bytes(after: shown).count)
      shown = frame
      await Task.yield()
    }
    return counts
  }
}

/// A source with any number of items.
private struct ManyNews: NewsSource {
  let count: Int

  func items() async throws(LoadError) -> [NewsItem] {
    (0..<count).map { number in
      NewsItem(
        title: "新闻 \(number)", digest: "A digest of item \(number), as long as they are",
        date: CalendarDate(year: 2016, month: 1, day: 1 + number % 28), replyCount: number)
    }
  }
}
