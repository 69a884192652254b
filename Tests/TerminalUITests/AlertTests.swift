import Testing

@testable import TerminalUI

@Suite("An alert")
struct AlertTests {
  private let root = TextViewController(
    title: "News", text: "One\nTwo\nThree\nFour\nFive\nSix\nSeven\nEight")
  private let window: Window

  init() {
    window = Window(rootViewController: root)
  }

  @Test func `lies on what is below it`() {
    root.present(Alert(title: "Could not load the news", message: "There is no such file."))

    #expect(
      window.frame(width: 34, height: 9) == """
        News
        ┌────────────────────────────────┐
        │ Could not load the news        │
        │                                │
        │ There is no such file.         │
        │                                │
        │ [ OK ]                         │
        └────────────────────────────────┘
        Seven
        """)
  }

  @Test func `lies in the middle of a wide window`() {
    root.present(Alert(title: "Oh no", message: "That went wrong."))

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

  @Test func `breaks a long message, and cuts a long title`() {
    root.present(
      Alert(title: "Could not load the news", message: "The server took longer\nthan 20 seconds."))

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

  @Test func `keeps its button in sight however long its message is`() {
    root.present(Alert(title: "Oh no", message: String(repeating: "wrong ", count: 1_000_000)))

    #expect(
      window.frame(width: 20, height: 8) == """
        ┌──────────────────┐
        │ Oh no            │
        │                  │
        │ wrong wrong      │
        │ wrong wrong      │
        │                  │
        │ [ OK ]           │
        └──────────────────┘
        """)
  }

  @Test func `lies on an alert that was there before`() {
    root.present(Alert(title: "First", message: "1\n2\n3\n4"))

    root.present(Alert(title: "Second", message: "5"))

    #expect(
      window.frame(width: 12, height: 10) == """
        ┌──────────┐
        ┌──────────┐
        │ Second   │
        │          │
        │ 5        │
        │          │
        │ [ OK ]   │
        └──────────┘
        │ [ OK ]   │
        └──────────┘
        """)
  }

  @Test(arguments: [Event.press, .open, .close])
  func `is closed by its button, like any other screen`(event: Event) {
    root.present(Alert(title: "Oh no", message: ""))

    window.send(event)

    #expect(window.topViewController === root)
  }

  @Test(arguments: [Event.up, .down, .reload])
  func `lets nothing through to what is below it`(event: Event) {
    let frame = window.frame(width: 10, height: 4)
    let target = Target()
    let refreshControl = RefreshControl()
    refreshControl.addTarget(target, action: Target.act)
    root.view.addSubview(refreshControl)
    root.present(Alert(title: "Oh no", message: ""))

    window.send(event)
    #expect(window.topViewController is Alert)

    window.send(.close)
    #expect(window.frame(width: 10, height: 4) == frame)
    #expect(target.calls == 0)
  }
}
