public import Foundation
public import Model
import Observation

/// The worker of the news list. It has the model load, and observes the result.
///
/// In notification, manager and worker do not know each other. The worker works even if no object
/// observes its message.
@MainActor
public final class NewsWorker {
  private let model: NewsModel
  private let center: NotificationCenter
  private var token: NotificationCenter.ObservationToken?
  private var observation: Task<Void, Never>?

  public init(model: NewsModel, center: NotificationCenter) {
    self.model = model
    self.center = center
    token = center.addObserver(for: ReloadRequested.self) { [weak self] _ in
      self?.loadNews()
    }
    observation = Task.immediate { [weak self, model] in
      for await state in Observations({ model.state }) { self?.report(state) }
    }
  }

  private func loadNews() {
    model.load()
  }

  private func report(_ state: NewsModel.State) {
    switch state {
    case .loading: break
    case .loaded: center.post(NewsLoadFinished(result: .success(model.items)))
    case .failed(let error): center.post(NewsLoadFinished(result: .failure(error)))
    }
  }

  isolated deinit { observation?.cancel() }
}
