import Model

/// The worker of the news list. It asks the model to load the news, and reports the result.
///
/// In direct coupling, the worker calls its manager by name. The manager owns the worker, so the
/// reference back is weak.
public final class NewsWorker {
  public weak var manager: NewsManager?

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
    case .loaded: manager?.newsWorker(self, didLoad: model.items)
    case .failed(let error): manager?.newsWorker(self, didFailWith: error)
    }
  }
}
