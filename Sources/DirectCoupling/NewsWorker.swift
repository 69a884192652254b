public import Model
import Observation

/// The worker of the news list. It has the model load, and observes the result.
///
/// In direct coupling, manager and worker know each other by name. The manager owns the worker, so the
/// reference back is weak.
@MainActor
public final class NewsWorker {
  weak var manager: NewsManager?

  private let model: NewsModel
  private var observation: Task<Void, Never>?

  public init(model: NewsModel) {
    self.model = model
    observation = Task.immediate { [weak self, model] in
      for await state in Observations({ model.state }) { self?.report(state) }
    }
  }

  func loadNews() {
    model.load()
  }

  private func report(_ state: NewsModel.State) {
    switch state {
    case .loading: break
    case .loaded: manager?.newsLoaded(model.items)
    case .failed(let error): manager?.newsFailed(error)
    }
  }

  isolated deinit { observation?.cancel() }
}
