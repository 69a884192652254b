import Model
import NewsList
import TerminalUI
import TestSupport
import Testing

@Suite("NewsList: NewsListViewController")
struct NewsListViewControllerTests {
  private let screen = NewsListViewController(images: FailingImageSource())
  private let window: Window

  init() {
    window = Window(rootViewController: screen)
  }

  @Test func `the screen shows that it loads until it has a result`() {
    #expect(window.lines == ["Loading…"])

    screen.show([])

    #expect(window.lines == ["No news"])
  }

  @Test func `the screen formats dates and reply counts`() {
    screen.show([
      NewsItem(title: "One", date: CalendarDate("2016-01-25"), replyCount: 23456)
    ])

    #expect(
      window.lines == [
        "▸ One                                            25 Jan 2016",
        "                                                 23K replies",
      ])
  }

  @Test func `the screen shows an error in an alert and keeps its rows`() {
    screen.show([NewsItem(title: "One")])
    screen.reload()

    screen.show(.incompleteResponse)

    let alert = window.topViewController as? AlertController
    #expect(alert?.message == LoadError.incompleteResponse.description)
    #expect(window.lines[0] == "▸ One")
  }

  @Test func `the screen opens the text of the selected row`() {
    screen.show([NewsItem(title: "One"), NewsItem(title: "Two", content: "blablabla")])

    window.send(.down)
    window.send(.open)

    #expect(window.lines == ["Two", "blablabla"])
  }
}
