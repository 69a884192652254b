import Foundation
import Model
import Observation
import Observing

/// The view model of the news list.
///
/// In MVVM, the view model publishes values and calls no view: the status, the rows and the alert that
/// the screen shows. The view observes them. The view model observes the model, and knows no view.
@Observable
public final class NewsViewModel {
  private let model: NewsModel
  private let images: any ImageSource
  /// The line above the rows.
  public private(set) var statusText = ""
  public private(set) var rows: [NewsItemViewModel] = []
  /// The alert, until it is dismissed or another load starts.
  public private(set) var alert: NewsAlert?
  private var observation: ObservationToken?

  public init(model: NewsModel, images: any ImageSource) {
    self.model = model
    self.images = images
    // The rows of an earlier load, which the states `loading` and `failed` do not change.
    updateRows()
    observation = model.observe(\.state) { [weak self] in self?.stateChanged(to: $0) }
  }

  private func stateChanged(to state: NewsModel.State) {
    switch state {
    case .loading:
      statusText = "Loading…"
    case .loaded:
      updateRows()
      statusText = rows.isEmpty ? "No news" : ""
    case .failed(let error):
      statusText = ""
      alert = NewsAlert(error: error)
    }
  }

  private func updateRows() {
    rows = model.items.map(NewsItemViewModel.init)
  }
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
