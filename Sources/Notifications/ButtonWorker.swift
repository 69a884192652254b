import Foundation
import Model

/// The worker of the button demo. It changes the model, and reports the number.
///
/// In notification, the worker observes one message and posts another one. It knows the notification
/// center, and no manager. It works even if no object observes its message.
/// `Tests/NotificationsTests/ButtonTests.swift` shows how it is used.
public final class ButtonWorker {
  private let model: ButtonModel
  private let center: NotificationCenter
  private var observation: NotificationCenter.ObservationToken?

  public init(model: ButtonModel, center: NotificationCenter) {
    self.model = model
    self.center = center
    observation = center.addObserver(for: ButtonTapped.self) { [weak self] _ in
      self?.changeNumber()
    }
  }

  private func changeNumber() {
    model.changeNumber()
    center.post(NumberChanged(number: model.number))
  }
}
