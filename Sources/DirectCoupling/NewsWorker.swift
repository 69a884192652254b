public import Model
import Observation

/// The worker of the news list: it makes the model load, and observes how that goes.
///
/// In direct coupling the worker tells its manager, whom it knows by name, that
/// the work is done. The manager owns the worker, so the way back is weak.
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
