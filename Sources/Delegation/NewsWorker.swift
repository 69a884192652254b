import Model
import Observing

/// Receives the results of a news worker.
public protocol NewsWorkerDelegate: AnyObject {
  /// Called when the news has been loaded.
  func newsWorker(_ worker: NewsWorker, didLoad items: [NewsItem])
  /// Called when the load has failed.
  func newsWorker(_ worker: NewsWorker, didFailWith error: LoadError)
}

/// The worker of the news list. It asks the model to load the news, and reports the result.
///
/// In delegation, the worker knows its delegate by protocol only, and does not retain it.
public final class NewsWorker {
  public weak var delegate: (any NewsWorkerDelegate)?

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
    case .loaded: delegate?.newsWorker(self, didLoad: model.items)
    case .failed(let error): delegate?.newsWorker(self, didFailWith: error)
    }
  }
}
