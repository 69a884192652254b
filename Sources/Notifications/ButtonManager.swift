import Foundation
import TerminalUI

/// The manager of the button demo. It shows the content, and asks for another one with a message.
///
/// In notification, the manager posts one message and observes another one. It knows the notification
/// center, and no worker.
public final class ButtonManager: ViewController {
  private let center: NotificationCenter
  private var observation: NotificationCenter.ObservationToken?
  private let content: String
  private let label = Label()
  private let button = Button(title: "Click me!")

  /// - Parameter content: The text of the label until a message reports another one.
  public init(content: String, center: NotificationCenter) {
    self.center = center
    self.content = content
    super.init()
    observation = center.addObserver(for: ContentChanged.self) { [weak self] in
      self?.contentChanged($0)
    }
  }

  public override func viewDidLoad() {
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: ButtonManager.buttonTapped)
    label.text = content
  }

  private func buttonTapped() {
    center.post(ButtonTapped())
  }

  private func contentChanged(_ message: ContentChanged) {
    label.text = message.content
  }
}
