import TerminalUI
import Testing

extension View {
  /// The texts of the labels, from top to bottom.
  public var texts: [String] { descendants(of: Label.self).map(\.text) }

  /// Presses the first button, as the user would.
  public func pressButton() { descendants(of: Button.self).first?.press() }

  /// Returns the stored properties of views that a press changes, except controls and flags.
  public func propertiesChangedByPress<Kind: View>(of kind: Kind.Type) -> [String] {
    func properties() -> [(name: String, value: String)] {
      pressButton()
      return descendants(of: kind).flatMap { Mirror(reflecting: $0).children }
        .filter { !($0.value is View) && !($0.value is Bool) }.map {
          var value = ""
          dump($0.value, to: &value, maxDepth: 1)
          return ($0.label ?? "", value)
        }
    }
    return zip(properties(), properties()).filter { $0.value != $1.value }.map(\.0.name)
  }
}

/// Runs the tasks that have been started on the main actor.
public func runStartedTasks() async {
  for _ in 0..<8 { await Task.yield() }
}

/// A screen with one view. It counts the changes of the view since `count` was set to 0.
public final class Stage {
  public var count = 0
  private let window: Window

  public init(_ view: View) {
    let viewController = ViewController()
    viewController.view.addSubview(view)
    window = Window(rootViewController: viewController)
    window.onChange = { [weak self] _ in self?.count += 1 }
  }
}

/// Drives two screens, first each of them alone, and then both at the same time. They must show the same
/// texts. Otherwise, they share state.
public func expectOwnState<Screen>(
  open: (Int) -> Screen, drive: (Screen, Int) -> Void, texts: (Screen) -> [String],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let alone = (0..<2).map { number in
    let screen = open(number)
    let first = texts(screen)
    drive(screen, number)
    return [first, texts(screen)]
  }
  let screens = (0..<2).map(open)
  let firsts = screens.map(texts)
  for (number, screen) in screens.enumerated() { drive(screen, number) }
  #expect(
    zip(firsts, screens.map(texts)).map { [$0, $1] } == alone,
    say("A screen shows other texts beside another screen. Each screen has objects of its own."),
    sourceLocation: sourceLocation)
}
