import Model
import NewsList

/// The manager of the news list. It asks the worker to load the news, and shows the result.
///
/// In delegation, the manager calls its worker by name, and is its delegate.
/// `Tests/DelegationTests/NewsTests.swift` shows how it is used.
public final class NewsManager: NewsListViewController {
  private let worker: NewsWorker

  public init(worker: NewsWorker, images: any ImageSource) {
    self.worker = worker
    super.init(images: images)
    worker.delegate = self
  }

  public override func reload() {
    super.reload()
    worker.loadNews()
  }
}

extension NewsManager: NewsWorkerDelegate {
  public func newsWorker(_ worker: NewsWorker, didLoad items: [NewsItem]) {
    show(items)
  }

  public func newsWorker(_ worker: NewsWorker, didFailWith error: LoadError) {
    show(error)
  }
}
