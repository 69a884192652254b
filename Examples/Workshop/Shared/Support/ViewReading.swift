import TerminalUI
import Testing

extension View {
  /// The texts of the labels, from top to bottom.
  public var texts: [String] { descendants(of: Label.self).map(\.text) }

  /// Presses the first button, as the user would.
  public func pressButton() { descendants(of: Button.self).first?.press() }

  /// Returns the stored properties of views that each press changes, except controls. A switch has the
  /// same value again after two presses, and is left out.
  public func propertiesChangedByPress<Kind: View>(of kind: Kind.Type) -> [String] {
    func properties() -> [(name: String, value: String)] {
      pressButton()
      return descendants(of: kind).flatMap(ownProperties).filter { !($0.value is View) }.map {
        var value = ""
        dump($0.value, to: &value, maxDepth: 1)
        return ($0.label ?? "", value)
      }
    }
    let (first, second, third) = (properties(), properties(), properties())
    return zip(first, zip(second, third))
      .filter { $0.value != $1.0.value && $0.value != $1.1.value }.map(\.0.name)
  }
}

/// Returns the stored properties of a view and of its superclasses, without those of controls.
private func ownProperties(of view: View) -> [Mirror.Child] {
  sequence(first: Mirror(reflecting: view), next: \.superclassMirror)
    .prefix { !String(reflecting: $0.subjectType).hasPrefix("TerminalUI.") }.flatMap(\.children)
}

/// Runs the tasks that have been started on the main actor.
public func runStartedTasks() async {
  for _ in 0..<8 { await Task.yield() }
}

/// Texts that a view could compare, parse or trim. It shows each of them as it is.
public let sentinelTexts = [
  "a text of the test", "", "It is 00:00.",
  " two  spaces, and more words than a narrow screen can show ",
  "● Bread", "0 unread", "No more trains", "12", "12",
]

/// The screen of some views.
public func screen(of views: [View]) -> ViewController {
  let viewController = ViewController()
  for view in views { viewController.view.addSubview(view) }
  return viewController
}
