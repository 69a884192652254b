public import Model

/// The view model of the news list.
///
/// In MVVM the view model answers everything that a screen wants to know about
/// the news. It knows nobody above it. Nor is it told to notify anybody: `state` is
/// computed from the model, so whoever observes it hears when the model changes.
public final class NewsViewModel {
  /// How the latest load went, in words where words are needed.
  public enum State: Equatable {
    case loading
    case loaded
    case failed(reason: String)
  }

  private let model: NewsModel
  private let images: any ImageSource

  public init(model: NewsModel, images: any ImageSource) {
    self.model = model
    self.images = images
  }

  public var state: State {
    switch model.state {
    case .loading: .loading
    case .loaded: .loaded
    case .failed(let error): .failed(reason: error.description)
    }
  }

  /// The line above the rows.
  public var statusText: String {
    switch model.state {
    case .loading: "Loading…"
    case .loaded: model.items.isEmpty ? "No news" : ""
    case .failed: ""
    }
  }

  public var alertTitle: String { "Could not load the news" }

  public var numberOfRows: Int { model.items.count }

  public func itemViewModel(at row: Int) -> NewsItemViewModel {
    NewsItemViewModel(item: model.items[row], images: images)
  }

  public func reload() {
    model.load()
  }
}
