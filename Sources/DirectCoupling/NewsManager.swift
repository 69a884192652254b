import Model
import NewsList

/// The manager of the news list. It asks the worker to load the news, and shows the result.
///
/// In direct coupling, the manager calls its worker by name. The worker calls this class by name.
/// `Tests/DirectCouplingTests/NewsTests.swift` shows how it is used.
public final class NewsManager: NewsListViewController {
  private let worker: NewsWorker

  public init(worker: NewsWorker, images: any ImageSource) {
    self.worker = worker
    super.init(images: images)
    worker.manager = self
  }

  public override func reload() {
    super.reload()
    worker.loadNews()
  }
}

extension NewsManager {
  public func newsWorker(_ worker: NewsWorker, didLoad items: [NewsItem]) {
    show(items)
  }

  public func newsWorker(_ worker: NewsWorker, didFailWith error: LoadError) {
    show(error)
  }
}
