public import Foundation
public import Model

/// The worker of the news list. It has the model load, and reports the result.
///
/// In notification, the worker observes one message and posts another one. It knows the notification
/// center, and no manager. It works even if no object observes its message.
@MainActor
public final class NewsWorker {
  private let model: NewsModel
  private let center: NotificationCenter
  private var token: NotificationCenter.ObservationToken?

  public init(model: NewsModel, center: NotificationCenter) {
    self.model = model
    self.center = center
    token = center.addObserver(for: ReloadRequested.self) { [weak self] _ in
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
    case .loaded: center.post(NewsLoadFinished(result: .success(model.items)))
    case .failed(let error): center.post(NewsLoadFinished(result: .failure(error)))
    }
  }
}
