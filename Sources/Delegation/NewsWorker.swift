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
/// `Tests/DelegationTests/NewsTests.swift` shows how it is used.
public final class NewsWorker {
  public weak var delegate: (any NewsWorkerDelegate)?

  private let model: NewsModel
  private var waiting: Task<Void, Never>?

  public init(model: NewsModel) {
    self.model = model
  }

  public func loadNews() {
    let load = model.load()
    waiting?.cancel()
    waiting = Task { [weak self] in
      await load.end()
      // Each result is reported once, even if the worker has started several loads.
      if !Task.isCancelled { self?.report() }
    }
  }

  private func report() {
    switch model.state {
    case .idle, .loading: break
    case .loaded: delegate?.newsWorker(self, didLoad: model.items)
    case .failed(let error): delegate?.newsWorker(self, didFailWith: error)
    }
  }
}
