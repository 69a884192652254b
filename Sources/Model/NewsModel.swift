public import Observation

/// The news list, the same in every pattern.
///
/// The model knows nobody: whoever wants to follow it observes `state`.
/// It loads, keeps what it loaded, and says how that went.
@MainActor
@Observable
public final class NewsModel {
  /// How the latest load went.
  public enum State: Equatable, Sendable {
    /// The feed is on its way. A new model says so too: nothing has come yet.
    case loading
    case loaded
    /// The load failed; `items` are those of the load before.
    case failed(LoadError)
  }

  public private(set) var state = State.loading
  public private(set) var items: [NewsItem] = []

  @ObservationIgnored private let source: any NewsSource
  @ObservationIgnored private var loading: Task<Void, Never>?

  public init(source: any NewsSource) {
    self.source = source
  }

  /// Loads the feed and replaces the items, or keeps them when that fails.
  ///
  /// A load that is still under way is cancelled: the latest one counts.
  public func load() {
    loading?.cancel()
    loading = Task { [weak self, source] in
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
    state = .loading
  }

  isolated deinit { loading?.cancel() }
}
