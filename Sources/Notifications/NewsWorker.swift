import Foundation
import Model
import Observing

/// The worker of the news list. It asks the model to load the news, and reports the result.
///
/// In notification, the worker observes one message and posts the others. It knows the notification
/// center, and no manager. It works even if no object observes its messages.
public final class NewsWorker {
  private let model: NewsModel
  private let center: NotificationCenter
  private var requestObservation: NotificationCenter.ObservationToken?
  private var observation: ObservationToken?

  public init(model: NewsModel, center: NotificationCenter) {
    self.model = model
    self.center = center
    requestObservation = center.addObserver(for: ReloadRequested.self) { [weak self] _ in
      self?.loadNews()
    }
  }

  private func loadNews() {
    // The load starts first, so that the result of an earlier load is not reported again.
    model.load()
    observation = model.observe(\.state) { [weak self] in self?.stateChanged(to: $0) }
  }

  private func stateChanged(to state: NewsModel.State) {
    switch state {
    case .idle, .loading: break
    case .loaded: center.post(NewsLoaded(items: model.items))
    case .failed(let error): center.post(NewsLoadFailed(error: error))
    }
  }
}
