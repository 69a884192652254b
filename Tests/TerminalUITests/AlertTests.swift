import Testing

@testable import TerminalUI

@Suite("TerminalUI: Alert")
struct AlertTests {
  private let root = TextViewController(
    title: "News", text: "One\nTwo\nThree\nFour\nFive\nSix\nSeven\nEight")
  private let window: Window

  init() { window = Window(rootViewController: root) }

  @Test func `an alert calls its handler once, after the user has closed it`() {
    var hasAlert: [Bool] = []
    let alert = AlertController(title: "Title", message: "Message") { [window] in
      hasAlert.append(window.topViewController is AlertController)
    }
    root.presentOnTop(alert)
    #expect(hasAlert == [])

    window.send(.close)
    window.send(.close)

    #expect(hasAlert == [false])
  }

  @Test func `an alert that code dismisses does not call its handler`() {
    var closed = 0
    let alert = AlertController(title: "Title", message: "Message") { closed += 1 }
    root.presentOnTop(alert)

    alert.dismiss()

    #expect(window.topViewController === root)
    #expect(closed == 0)
  }

  @Test(arguments: [4, 20, 51, 52, 53, 60], [4, 5, 6, 7, 12])
  func `the edges of an alert are complete in every window`(width: Int, height: Int) {
    root.presentOnTop(AlertController(title: "Oh no", message: "That went wrong. 出错了，请再试。"))

    let lines = window.frame(width: width, height: height).split(separator: "\n")
    let edge = String(repeating: "─", count: min(width, 52) - 2)
    let rightEdges = lines.compactMap { line in
      line.lastIndex { "┐│┘".contains($0) }.map { line[...$0].columns }
    }

    #expect(lines.filter { $0.contains("┌\(edge)┐") }.count == 1)
    #expect(lines.filter { $0.contains("└\(edge)┘") }.count == 1)
    #expect(lines.allSatisfy { [0, 2].contains($0.filter { $0 == "│" }.count) })
    #expect(rightEdges.count >= 4 && Set(rightEdges).count == 1)
  }

  @Test func `an alert is centered in a wide window`() {
    root.presentOnTop(AlertController(title: "Oh no", message: "That went wrong."))

    #expect(
      window.frame(width: 60, height: 7) == """
        News┌──────────────────────────────────────────────────┐
            │ Oh no                                            │
        One │                                                  │
        Two │ That went wrong.                                 │
        Thre│                                                  │
        Four│ [ OK ]                                           │
        Five└──────────────────────────────────────────────────┘
        """)
  }

  @Test func `an alert wraps a long message and truncates a long title`() {
    root.presentOnTop(
      AlertController(
        title: "Could not load the news", message: "The server took longer\nthan 20 seconds."))

    #expect(
      window.frame(width: 20, height: 10) == """
        ┌──────────────────┐
        │ Could not load … │
        │                  │
        │ The server took  │
        │ longer           │
        │ than 20 seconds. │
        │                  │
        │ [ OK ]           │
        └──────────────────┘
        Eight
        """)
  }

  @Test func `an alert with little room shows its message instead of blank rows`() {
    root.presentOnTop(AlertController(title: "Oh no", message: "That went wrong."))

    #expect(
      window.frame(width: 20, height: 5) == """
        ┌──────────────────┐
        │ Oh no            │
        │ That went wrong. │
        │ [ OK ]           │
        └──────────────────┘
        """)
  }

  @Test func `an alert shows its button even below a long message`() {
    root.presentOnTop(
      AlertController(title: "Oh no", message: String(repeating: "wrong ", count: 1_000_000)))

    #expect(
      window.frame(width: 20, height: 8) == """
        ┌──────────────────┐
        │ Oh no            │
        │ wrong wrong      │
        │ wrong wrong      │
        │ wrong wrong      │
        │ wrong wrong      │
        │ [ OK ]           │
        └──────────────────┘
        """)
  }

  @Test(arguments: Event.allCases)
  func `an alert is dismissed by its button and by every closing event, and by no other`(
    event: Event
  ) {
    root.presentOnTop(AlertController(title: "Oh no", message: ""))

    window.send(event)

    let isDismissed = window.topViewController === root
    #expect(isDismissed == [.press, .open, .close].contains(event))
  }
}
