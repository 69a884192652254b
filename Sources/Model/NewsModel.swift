import Observation

/// The list of articles. All six patterns use this model.
///
/// The model has no reference to its observers: they observe `state`. It loads articles, stores
/// them, and reports the result in `state`.
///
/// ```swift
/// let model = NewsModel(source: source)
/// await model.load().value
/// let titles = model.items.map(\.title)
/// ```
@Observable
public final class NewsModel {
  /// The state of the latest load.
  public enum State: Equatable, Sendable {
    /// There is no result yet: the feed is loading, or the first load has not been started.
    case loading
    case loaded
    /// The load failed. `items` still contains the items of the previous load.
    case failed(LoadError)
  }

  public private(set) var state = State.loading
  public private(set) var items: [NewsItem] = []

  private let source: any NewsSource
  @ObservationIgnored private var loading: Task<Void, Never>?

  public init(source: any NewsSource) {
    self.source = source
  }

  /// Loads the feed and replaces the items. If the load fails, the items do not change.
  ///
  /// A load that is still running is cancelled.
  ///
  /// - Returns: The task of the load. A caller that observes `state` does not need it.
  @discardableResult
  public func load() -> Task<Void, Never> {
    loading?.cancel()
    let loading = Task { [weak self, source] in
      do throws(LoadError) {
        let items = try await source.items()
        guard !Task.isCancelled else { return }
        self?.items = items
        self?.state = .loaded
      } catch {
        guard !Task.isCancelled else { return }
        self?.state = .failed(error)
      }
    }
    self.loading = loading
    state = .loading
    return loading
  }

  deinit { loading?.cancel() }
}
