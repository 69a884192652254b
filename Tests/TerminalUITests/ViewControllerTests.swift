import Testing

@testable import TerminalUI

/// A view controller that counts how often its view is loaded.
private final class CountingViewController: ViewController {
  private(set) var loads = 0

  override func viewDidLoad() {
    loads += 1
    view.addSubview(Label())
  }
}

/// A view controller that presents an alert when its view is loaded.
private final class AlarmingViewController: ViewController {
  override func viewDidLoad() {
    presentOnTop(AlertController(title: "Oh no", message: ""))
  }
}

@Suite("TerminalUI: ViewController")
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

  @Test func `a view controller loads its view once, at the first access`() {
    let viewController = CountingViewController()
    #expect(viewController.loads == 0)

    let view = viewController.view
    #expect(viewController.loads == 1)

    let window = Window(rootViewController: viewController)
    for _ in 0..<3 { _ = window.draw(width: 10, height: 10) }
    #expect(viewController.view === view)
    #expect(viewController.loads == 1)
  }

  @Test func `a view controller retains its children until it is released`() {
    var parent: ViewController? = ViewController()
    weak var child: ViewController?
    do {
      let newChild = screen("Child")
      parent?.addChild(newChild)
      child = newChild
    }
    #expect(child != nil)
    #expect(parent?.children.first === child)

    parent = nil

    #expect(child == nil)
  }

  @Test func `a view controller presents and dismisses a screen`() {
    let first = screen("First")

    root.presentOnTop(first)
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

  @Test func `a view controller dismisses all screens above itself`() {
    let (first, second) = (screen("First"), screen("Second"))
    root.presentOnTop(first)
    first.presentOnTop(second)

    root.dismiss()

    #expect(top == "Root")
    #expect(first.view.window == nil)
    #expect(second.view.window == nil)
  }

  @Test func `a view controller that already presents a screen presents another one on top of it`()
  {
    let (first, second) = (screen("First"), screen("Second"))
    root.presentOnTop(first)

    root.presentOnTop(second)

    #expect(top == "Second")
    #expect(second.presentingViewController === first)
  }

  @Test func `a second dismissal of a screen has no effect`() {
    let (first, second) = (screen("First"), screen("Second"))
    root.presentOnTop(first)
    first.presentOnTop(second)

    second.dismiss()
    second.dismiss()

    #expect(top == "First")
  }

  @Test func `presenting a screen twice is a programming error`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (root, other, first) = (ViewController(), ViewController(), ViewController())
        root.presentOnTop(first)
        other.presentOnTop(first)
      }
    }
  }

  @Test func `a view controller can present a screen before it is in a window`() {
    var changes = 0
    let window = Window(rootViewController: AlarmingViewController())
    window.onChange = { _ in changes += 1 }
    #expect(window.topViewController is AlertController)
    #expect(window.topViewController.view.window === window)

    window.topViewController.view.setNeedsDisplay()

    #expect(changes == 1)
  }

  @Test func `a view controller can present a screen that presents another one`() {
    root.presentOnTop(AlarmingViewController())

    #expect(window.topViewController is AlertController)
    #expect(window.topViewController.view.window === window)
  }

  @Test func `a view controller releases its presented screens when it dismisses them`() {
    weak var first: ViewController?
    weak var alert: ViewController?
    weak var alertView: View?
    do {
      let (openedFirst, openedAlert) = (
        screen("First"), AlertController(title: "Oh no", message: "")
      )
      (first, alert, alertView) = (openedFirst, openedAlert, openedAlert.view)
      root.presentOnTop(openedFirst)
      root.presentOnTop(openedAlert)
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
