import Model

/// An event that can change the state of the news list.
public enum NewsAction: Equatable {
  /// The screen opened, or the user requested a reload.
  case reloadRequested
  /// The effect `load` with this number has ended.
  case loadEnded(Result<[NewsItem], LoadError>, number: Int)
  /// The user dismissed the alert of the load with this number.
  case alertDismissed(number: Int)
}

/// Work that the reducer requests from the store.
public enum NewsEffect: Equatable {
  /// Loads the articles. The action `loadEnded` returns them. The store cancels the previous load.
  case load(number: Int)
}

/// The reducer of the news list.
///
/// In store and reducer, only the reducer decides what an action changes. It is a pure function. The
/// same state and action always have the same result.
public struct NewsReducer {
  public init() {}

  /// Changes the state, and returns the effects that the store must perform.
  public func reduce(_ state: inout NewsState, _ action: NewsAction) -> [NewsEffect] {
    switch action {
    case .reloadRequested:
      state.status = .loading
      state.loadNumber += 1
      return [.load(number: state.loadNumber)]
    case .loadEnded(let result, let number):
      // A load that was replaced can still end, because cancellation does not stop it.
      if number == state.loadNumber { show(result, in: &state) }
      return []
    case .alertDismissed(let number):
      // A newer alert stays.
      if number == state.alert?.loadNumber { state.alert = nil }
      return []
    }
  }

  private func show(_ result: Result<[NewsItem], LoadError>, in state: inout NewsState) {
    switch result {
    case .success(let items):
      state.status = .loaded
      state.rows = NewsRows(loadNumber: state.loadNumber, items: items)
    case .failure(let error):
      state.status = .failed
      state.alert = NewsAlert(loadNumber: state.loadNumber, error: error)
    }
  }
}
