public import Foundation
public import Model
public import Observation

/// The view model of the news list.
///
/// In MVVM, the view model connects view and model. It observes the model and changes its own properties:
/// the status, the rows and the alert that the screen shows. The view observes them. The view model knows
/// no view.
@MainActor
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
    // `immediate` shows the current state first. The task retains the model, but not this object.
    observation = Task.immediate { [weak self, model] in
      for await state in Observations({ model.state }) { self?.show(state) }
    }
  }

  private func show(_ state: NewsModel.State) {
    switch state {
    case .loading:
      statusText = "Loading…"
    case .loaded:
      statusText = model.items.isEmpty ? "No news" : ""
      rows = NewsRows(items: model.items)
    case .failed(let error):
      statusText = ""
      alert = NewsAlert(title: "Could not load the news", message: error.description)
    }
  }

  // The last reference can end on any thread. `isolated` runs this on the main actor.
  isolated deinit { observation?.cancel() }
}

extension NewsViewModel {
  public func reload() {
    alert = nil
    model.load()
  }

  public func alertDismissed() {
    alert = nil
  }

  public func imageData(at address: String) async throws -> Data {
    try await images.data(at: address)
  }
}
