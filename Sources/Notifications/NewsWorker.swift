import Foundation
import Model

/// The worker of the news list. It asks the model to load the news, and reports the result.
///
/// In notification, the worker observes one message and posts the others. It knows the notification
/// center, and no manager. It works even if no object observes its messages.
/// `Tests/NotificationsTests/NewsTests.swift` shows how it is used.
public final class NewsWorker {
  private let model: NewsModel
  private let center: NotificationCenter
  private var observation: NotificationCenter.ObservationToken?
  private var waiting: Task<Void, Never>?

  public init(model: NewsModel, center: NotificationCenter) {
    self.model = model
    self.center = center
    observation = center.addObserver(for: ReloadRequested.self) { [weak self] _ in
      self?.loadNews()
    }
  }

  private func loadNews() {
    let load = model.load()
    waiting?.cancel()
    waiting = Task { [weak self] in
      await load.end()
      // Each result is reported once, even if the worker has started several loads.
      if !Task.isCancelled { self?.report() }
    }
  }

  private func report() {
    switch model.state {
    case .idle, .loading: break
    case .loaded: center.post(NewsLoaded(items: model.items))
    case .failed(let error): center.post(NewsLoadFailed(error: error))
    }
  }
}
