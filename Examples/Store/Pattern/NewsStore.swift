import Foundation
import Model
import Observation

/// The store of the news list.
///
/// The store owns the state. It passes each action to the reducer, and performs the effects that the
/// reducer returns. It knows no view.
@Observable
public final class NewsStore {
  /// The state that the view renders. Only `send(_:)` changes it.
  public private(set) var state = NewsState()
  private let reducer = NewsReducer()
  private let source: any NewsSource
  private let images: any ImageSource
  @ObservationIgnored private var loading: Task<Void, Never>?

  public init(source: any NewsSource, images: any ImageSource) {
    self.source = source
    self.images = images
  }

  /// Passes an action to the reducer, and performs the effects that it returns.
  public func send(_ action: NewsAction) {
    var newState = state
    let effects = reducer.reduce(&newState, action)
    state = newState
    for effect in effects { perform(effect) }
  }

  private func perform(_ effect: NewsEffect) {
    switch effect {
    case .load(let number):
      loading?.cancel()
      // The task retains the source, but not this object.
      loading = Task { [weak self, source] in
        do throws(LoadError) {
          let items = try await source.items()
          self?.send(.loadEnded(.success(items), number: number))
        } catch {
          self?.send(.loadEnded(.failure(error), number: number))
        }
      }
    }
  }

  /// Returns the bytes of a picture. The image view shows them, so they are not part of the state.
  public func imageData(at address: String) async throws -> Data {
    try await images.data(at: address)
  }

  deinit { loading?.cancel() }
}
