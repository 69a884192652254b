public import Foundation
public import Model

/// The worker of the button demo. It changes the model.
///
/// In notification, the worker observes one message and posts another one. It knows the notification
/// center, and no manager. It works even if no object observes its message.
@MainActor
public final class ButtonWorker {
  private let model: ButtonModel
  private let center: NotificationCenter
  private var token: NotificationCenter.ObservationToken?

  public init(model: ButtonModel, center: NotificationCenter) {
    self.model = model
    self.center = center
    token = center.addObserver(for: ButtonTapped.self) { [weak self] _ in
      self?.changeContent()
    }
  }

  private func changeContent() {
    model.changeContent()
    center.post(ContentChanged(content: model.content))
  }
}
