import Foundation
import TerminalUI

/// The manager of the button demo. It shows the number, and asks for another one with a message.
///
/// In notification, the manager posts one message and observes another one. It knows the notification
/// center, and no worker.
/// `Tests/NotificationsTests/ButtonTests.swift` shows how it is used.
public final class ButtonManager: ViewController {
  private let center: NotificationCenter
  private var observation: NotificationCenter.ObservationToken?
  private let label = Label()
  private let button = Button(title: "Click me!")

  /// - Parameter number: The number that the label shows until a message reports another one.
  public init(number: Int, center: NotificationCenter) {
    self.center = center
    super.init()
    label.text = "\(number)"
    observation = center.addObserver(for: NumberChanged.self) { [weak self] in
      self?.numberChanged($0)
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

  private func numberChanged(_ message: NumberChanged) {
    label.text = "\(message.number)"
  }
}
