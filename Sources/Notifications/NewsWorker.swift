import Foundation
import Model

/// The worker of the news list. It asks the model to load the news, and reports the result.
///
/// In notification, the worker observes one message and posts the others. It knows the notification
/// center, and no manager. It works even if no object observes its messages.
public final class NewsWorker {
  private let model: NewsModel
  private let center: NotificationCenter
  private var observation: NotificationCenter.ObservationToken?

  public init(model: NewsModel, center: NotificationCenter) {
    self.model = model
    self.center = center
    observation = center.addObserver(for: ReloadRequested.self) { [weak self] _ in
      self?.loadNews()
    }
  }

  private func loadNews() {
    let load = model.load()
    Task { [weak self] in
      await load.value
      // A later load cancels this one, and is reported instead.
      if !load.isCancelled { self?.report() }
    }
  }

  private func report() {
    switch model.state {
    case .loading: break
    case .loaded: center.post(NewsLoaded(items: model.items))
    case .failed(let error): center.post(NewsLoadFailed(error: error))
    }
  }
}
