public import Model
import Observation

/// Responds to the work of a news worker.
public protocol NewsWorkerDelegate: AnyObject {
  /// Called when the news has been loaded.
  func newsWorker(_ worker: NewsWorker, didLoad items: [NewsItem])
  /// Called when the load has failed.
  func newsWorker(_ worker: NewsWorker, didFailWith error: LoadError)
}

/// The worker of the news list. It has the model load, and observes the result.
///
/// In delegation, the worker knows its delegate by protocol only, and does not retain it.
@MainActor
public final class NewsWorker {
  public weak var delegate: (any NewsWorkerDelegate)?

  private let model: NewsModel
  private var observation: Task<Void, Never>?

  public init(model: NewsModel) {
    self.model = model
    observation = Task.immediate { [weak self, model] in
      for await state in Observations({ model.state }) { self?.report(state) }
    }
  }

  public func loadNews() {
    model.load()
  }

  private func report(_ state: NewsModel.State) {
    switch state {
    case .loading: break
    case .loaded: delegate?.newsWorker(self, didLoad: model.items)
    case .failed(let error): delegate?.newsWorker(self, didFailWith: error)
    }
  }

  isolated deinit { observation?.cancel() }
}
