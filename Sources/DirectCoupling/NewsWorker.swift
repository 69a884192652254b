import Model

/// The worker of the news list. It asks the model to load the news, and reports the result.
///
/// In direct coupling, the worker calls its manager by name. The manager owns the worker, so the
/// reference back is weak.
/// `Tests/DirectCouplingTests/NewsTests.swift` shows how it is used.
public final class NewsWorker {
  public weak var manager: NewsManager?

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
    case .loaded: manager?.newsWorker(self, didLoad: model.items)
    case .failed(let error): manager?.newsWorker(self, didFailWith: error)
    }
  }
}
