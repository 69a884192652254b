import Model

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

  public init(model: NewsModel) {
    self.model = model
  }

  public func loadNews() {
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
    case .loaded: delegate?.newsWorker(self, didLoad: model.items)
    case .failed(let error): delegate?.newsWorker(self, didFailWith: error)
    }
  }
}
