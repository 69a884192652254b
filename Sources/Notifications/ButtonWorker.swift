public import Foundation
public import Model

/// The worker of the button demo: it changes the model.
///
/// In notification the worker tells whoever listens that the work is done. It
/// knows two messages and no manager, and nobody may be listening.
public final class ButtonWorker {
  private let model: ButtonModel
  private let center: NotificationCenter
  private var token: NotificationCenter.ObservationToken?

  public init(model: ButtonModel, center: NotificationCenter) {
    self.model = model
    self.center = center
    token = center.addObserver(for: ContentWanted.self) { [weak self] _ in
      self?.changeContent()
    }
  }

  private func changeContent() {
    model.changeContent()
    center.post(ContentChanged(content: model.content))
  }
}
