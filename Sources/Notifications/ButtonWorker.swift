import Foundation
import Model

/// The worker of the button demo. It changes the model, and reports the content.
///
/// In notification, the worker observes one message and posts another one. It knows the notification
/// center, and no manager. It works even if no object observes its message.
public final class ButtonWorker {
  private let model: ButtonModel
  private let center: NotificationCenter
  private var observation: NotificationCenter.ObservationToken?

  public init(model: ButtonModel, center: NotificationCenter) {
    self.model = model
    self.center = center
    observation = center.addObserver(for: ButtonTapped.self) { [weak self] _ in
      self?.changeContent()
    }
  }

  private func changeContent() {
    model.changeContent()
    center.post(ContentChanged(content: model.content))
  }
}
