public import Foundation
public import Model
public import Observation

/// The view model of the news list.
///
/// In MVVM, the view model connects view and model. It observes the model and changes its own properties.
/// They contain everything that the screen shows, and the view observes them. The view model knows no
/// view.
@Observable
public final class NewsViewModel {
  private let model: NewsModel
  private let images: any ImageSource
  /// The line above the rows.
  public private(set) var statusText = ""
  public private(set) var rows = NewsRows()
  /// The alert, until it is dismissed or another load starts.
  public private(set) var alert: NewsAlert?
  @ObservationIgnored private var observation: Task<Void, Never>?

  public init(model: NewsModel, images: any ImageSource) {
    self.model = model
    self.images = images
    observation = Task.immediate { [weak self, model] in
      for await state in Observations({ model.state }) { self?.show(state) }
    }
  }

  private func show(_ state: NewsModel.State) {
    switch state {
    case .loading:
      statusText = "Loading…"
      alert = nil
    case .loaded:
      rows = NewsRows(items: model.items)
      statusText = model.items.isEmpty ? "No news" : ""
    case .failed(let error):
      statusText = ""
      alert = NewsAlert(title: "Could not load the news", message: error.description)
    }
  }

  public func reload() {
    model.load()
  }

  public func alertDismissed() {
    alert = nil
  }

  public func imageData(at address: String) async throws -> Data {
    try await images.data(at: address)
  }

  isolated deinit { observation?.cancel() }
}
