import Testing

@testable import TerminalUI

/// A screen that counts how often its view was made.
private final class CountingViewController: ViewController {
  private(set) var loads = 0

  override func viewDidLoad() {
    loads += 1
    view.addSubview(Label())
  }
}

/// A screen that opens an alert at once.
private final class AlarmingViewController: ViewController {
  override func viewDidLoad() {
    present(Alert(title: "Oh no", message: ""))
  }
}

@Suite("A view controller")
struct ViewControllerTests {
  private let root = TextViewController(title: "Root", text: "")
  private let window: Window

  init() {
    window = Window(rootViewController: root)
  }

  private var top: String? { (window.topViewController as? TextViewController)?.title }

  private func screen(_ title: String) -> TextViewController {
    TextViewController(title: title, text: "")
  }

  @Test func `makes its view when it is first asked for, and only once`() {
    let viewController = CountingViewController()
    #expect(viewController.loads == 0)

    let view = viewController.view
    #expect(viewController.loads == 1)

    let window = Window(rootViewController: viewController)
    for _ in 0..<3 { _ = window.draw(width: 10, height: 10) }
    #expect(viewController.view === view)
    #expect(viewController.loads == 1)
  }

  @Test func `opens a screen on top of itself, and closes it`() {
    let first = screen("First")

    root.present(first)
    #expect(top == "First")
    #expect(root.presentedViewController === first)
    #expect(first.presentingViewController === root)
    #expect(first.view.window === window)

    root.dismiss()
    #expect(top == "Root")
    #expect(root.presentedViewController == nil)
    #expect(first.presentingViewController == nil)
    #expect(first.view.window == nil)
  }

  @Test func `opens a screen on top of everything that it has opened`() {
    let first = screen("First")
    root.present(first)

    root.present(screen("Second"))

    #expect(top == "Second")
    #expect(first.presentedViewController != nil)
  }

  @Test func `closes itself if it has opened nothing`() {
    let first = screen("First")
    root.present(first)

    first.dismiss()

    #expect(top == "Root")
  }

  @Test func `closes all that lies on what it closes`() {
    let (first, second) = (screen("First"), screen("Second"))
    root.present(first)
    first.present(second)

    root.dismiss()

    #expect(top == "Root")
    #expect(first.view.window == nil)
    #expect(second.view.window == nil)
  }

  @Test func `closes nobody else when it is closed twice`() {
    let (first, second) = (screen("First"), screen("Second"))
    root.present(first)
    first.present(second)

    second.dismiss()
    second.dismiss()

    #expect(top == "First")
  }

  @Test func `stays if it is the only one`() {
    root.dismiss()

    #expect(top == "Root")
  }

  @Test func `may open a screen again that was closed`() {
    let first = screen("First")
    root.present(first)
    root.dismiss()

    root.present(first)

    #expect(top == "First")
  }

  @Test func `refuses to open a screen that is open`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (root, other, first) = (ViewController(), ViewController(), ViewController())
        root.present(first)
        other.present(first)
      }
    }
  }

  @Test func `may open a screen before it is in a window itself`() {
    var changes = 0
    let window = Window(rootViewController: AlarmingViewController())
    window.onChange = { _ in changes += 1 }
    #expect(window.topViewController is Alert)
    #expect(window.topViewController.view.window === window)

    window.topViewController.view.setNeedsDisplay()

    #expect(changes == 1)
  }

  @Test func `may open a screen that opens another one at once`() {
    root.present(AlarmingViewController())

    #expect(window.topViewController is Alert)
    #expect(window.topViewController.view.window === window)
  }

  @Test func `frees everything that it opened when it closes it`() {
    weak var first: ViewController?
    weak var alert: ViewController?
    weak var alertView: View?
    do {
      let (openedFirst, openedAlert) = (screen("First"), Alert(title: "Oh no", message: ""))
      (first, alert, alertView) = (openedFirst, openedAlert, openedAlert.view)
      root.present(openedFirst)
      root.present(openedAlert)
      _ = window.draw(width: 20, height: 10)
    }
    #expect(first != nil)
    #expect(alert != nil)

    window.send(.press)
    #expect(alert == nil)
    #expect(alertView == nil)
    #expect(first != nil)

    window.send(.close)
    #expect(first == nil)
  }
}
