public import Model
import Observation

/// An object that hears when a news worker is done.
public protocol NewsWorkerDelegate: AnyObject {
  /// Tells the delegate that the news are there.
  func newsWorker(_ worker: NewsWorker, didLoad items: [NewsItem])
  /// Tells the delegate that the news could not be loaded.
  func newsWorker(_ worker: NewsWorker, didFailWith error: LoadError)
}

/// The worker of the news list: it makes the model load, and observes how that goes.
///
/// In delegation the worker tells whoever is its delegate that the work is done.
/// It knows a protocol and no manager, and does not keep its delegate alive.
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
