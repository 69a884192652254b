public import Foundation
public import Model
public import Observation

/// The view model of the news list.
///
/// In MVVM, the view model provides everything that the screen shows. It holds no view. It notifies no
/// one either: `state` is computed from the model, so its observers are notified when the model changes.
@MainActor
@Observable
public final class NewsViewModel {
  private let model: NewsModel
  private let images: any ImageSource

  public init(model: NewsModel, images: any ImageSource) {
    self.model = model
    self.images = images
  }

  /// What the screen shows. The view observes it.
  public var state: State {
    switch model.state {
    case .loading: .loading
    case .loaded: .loaded(Rows(items: model.items))
    case .failed(let error): .failed(reason: error.description)
    }
  }

  public func reload() {
    model.load()
  }

  public func imageData(at address: String) async throws -> Data {
    try await images.data(at: address)
  }
}

extension NewsViewModel {
  /// How the latest load went, as text where a view shows text.
  public enum State: Equatable {
    case loading
    case loaded(Rows)
    case failed(reason: String)

    /// The line above the rows.
    public var statusText: String {
      switch self {
      case .loading: "Loading…"
      case .loaded(let rows): rows.count == 0 ? "No news" : ""
      case .failed: ""
      }
    }

    public var alertTitle: String { "Could not load the news" }
  }

  /// The rows of one load. They stay the same when the model changes.
  public struct Rows: Equatable {
    private let items: [NewsItem]

    public init(items: [NewsItem] = []) {
      self.items = items
    }

    public var count: Int { items.count }

    /// The view model of one row, made when the row is asked for.
    public subscript(row: Int) -> NewsItemViewModel {
      NewsItemViewModel(item: items[row])
    }
  }
}
