public import Foundation
public import TerminalUI

/// The manager of the button demo. It shows the content and has the worker change it.
///
/// In notification, the manager posts one message and observes another one. It knows the notification
/// center, and no worker.
public final class ButtonManager: ViewController {
  private let center: NotificationCenter
  private var token: NotificationCenter.ObservationToken?
  private let label = Label()
  private let button = Button(title: "Click me!")

  /// - Parameter content: The text of the label until a message changes it.
  public init(content: String, center: NotificationCenter) {
    self.center = center
    super.init()
    label.text = content
    token = center.addObserver(for: ContentChanged.self) { [weak self] message in
      self?.contentChanged(message.content)
    }
  }

  public override func viewDidLoad() {
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: ButtonManager.buttonTapped)
  }

  private func buttonTapped() {
    center.post(ButtonTapped())
  }

  private func contentChanged(_ content: String) {
    label.text = content
  }
}
