public import Model

/// The worker of the news list. It has the model load, and reports the result.
///
/// In direct coupling, the worker calls its manager by name. The manager owns the worker, so the
/// reference back is weak.
@MainActor
public final class NewsWorker {
  weak var manager: NewsManager?

  private let model: NewsModel

  public init(model: NewsModel) {
    self.model = model
  }

  func loadNews() {
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
    case .loaded: manager?.newsLoaded(model.items)
    case .failed(let error): manager?.newsFailed(error)
    }
  }
}
