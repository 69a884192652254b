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

    #expect(alertMessage == LoadError.incompleteResponse.description)
    #expect(window.lines[0] == "▸ One")
  }

  @Test func `another alert appears on top of the alert on the screen`() {
    screen.show(.status(404))

    screen.show(.status(500))

    #expect(alertMessage == LoadError.status(500).description)
    window.send(.close)
    #expect(alertMessage == LoadError.status(404).description)
  }

  @Test func `the screen opens the text of the selected row`() {
    screen.show([NewsItem(title: "One"), NewsItem(title: "Two", content: "blablabla")])

    window.send(.down)
    window.send(.open)

    #expect(window.lines == ["Two", "blablabla"])
  }

  private var alertMessage: String? { (window.topViewController as? AlertController)?.message }
}
