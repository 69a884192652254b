import Observation

/// The list of articles. All six patterns use this model.
///
/// The model has no reference to its observers: they observe `state`. It loads articles, stores
/// them, and reports the result in `state`.
///
/// ```swift
/// let model = NewsModel(source: source)
/// model.load()
/// let observation = model.observe(\.state) { states.append($0) }
/// ```
@Observable
public final class NewsModel {
  /// The state of the latest load.
  public enum State: Equatable, Sendable {
    /// No load has been started yet.
    case idle
    case loading
    case loaded
    /// The load failed. `items` still contains the items of the previous load.
    case failed(LoadError)
  }

  public private(set) var state = State.idle
  public private(set) var items: [NewsItem] = []

  private let source: any NewsSource
  @ObservationIgnored private var loading: Task<Void, Never>?

  public init(source: any NewsSource) {
    self.source = source
  }

  /// Loads the feed and replaces the items. If the load fails, the items do not change.
  ///
  /// A load that is still running is cancelled.
  public func load() {
    loading?.cancel()
    loading = Task { [weak self, source] in
      do throws(LoadError) {
        let items = try await source.items()
        guard !Task.isCancelled else { throw .cancelled }
        self?.items = items
        self?.state = .loaded
      } catch {
        if !Task.isCancelled { self?.state = .failed(error) }
      }
    }
    state = .loading
  }

  deinit { loading?.cancel() }
}
