import Model
import Observing

/// The worker of the news list. It asks the model to load the news, and reports the result.
///
/// In direct coupling, the worker calls its manager by name. The manager owns the worker, so the
/// reference back is weak.
public final class NewsWorker {
  public weak var manager: NewsManager?

  private let model: NewsModel
  private var observation: ObservationToken?

  public init(model: NewsModel) {
    self.model = model
  }

  public func loadNews() {
    // The load starts first, so that the result of an earlier load is not reported again.
    model.load()
    observation = model.observe(\.state) { [weak self] in self?.stateChanged(to: $0) }
  }

  private func stateChanged(to state: NewsModel.State) {
    switch state {
    case .idle, .loading: break
    case .loaded: manager?.newsWorker(self, didLoad: model.items)
    case .failed(let error): manager?.newsWorker(self, didFailWith: error)
    }
  }
}
