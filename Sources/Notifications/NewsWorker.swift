public import Foundation
public import Model
import Observation

/// The worker of the news list: it makes the model load, and observes how that goes.
///
/// In notification the worker tells whoever listens that the work is done. It
/// knows two messages and no manager, and nobody may be listening.
@MainActor
public final class NewsWorker {
  private let model: NewsModel
  private let center: NotificationCenter
  private var token: NotificationCenter.ObservationToken?
  private var observation: Task<Void, Never>?

  public init(model: NewsModel, center: NotificationCenter) {
    self.model = model
    self.center = center
    token = center.addObserver(for: NewsWanted.self) { [weak self] _ in
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
    case .loaded: center.post(NewsLoaded(result: .success(model.items)))
    case .failed(let error): center.post(NewsLoaded(result: .failure(error)))
    }
  }

  isolated deinit { observation?.cancel() }
}
