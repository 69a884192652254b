import Foundation
import Model

/// Two articles, for the app and for previews. Every third load fails, so that you see the alert.
final class SampleNews: NewsSource {
  private var loads = 0

  func items() async throws(LoadError) -> [NewsItem] {
    loads += 1
    if loads.isMultiple(of: 3) { throw .timedOut(seconds: 15) }
    return [
      NewsItem(
        title: "A presenter calls its view", digest: "MVP", content: "view?.showContent(text)",
        date: CalendarDate(year: 2016, month: 1, day: 25), replyCount: 2),
      NewsItem(
        title: "A view model calls no view", digest: "MVVM", content: "contentText = text",
        date: CalendarDate(year: 2016, month: 1, day: 26), replyCount: 23_000),
    ]
  }
}

/// The list in SwiftUI shows no pictures, so it loads none.
struct NoImages: ImageSource {
  func data(at address: String) async throws(LoadError) -> Data { throw .cancelled }
}
