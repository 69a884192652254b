import Foundation
import Model
import Observation
import Observing

/// The view model of the news list.
///
/// In MVVM, the view model publishes values and calls no view: the status, the rows and the alert that
/// the screen shows. The view observes them. The view model observes the model, and knows no view.
/// `Tests/MVVMTests/NewsTests.swift` shows how it is used.
@Observable
public final class NewsViewModel {
  private let model: NewsModel
  private let images: any ImageSource
  /// The line above the rows.
  public private(set) var statusText = ""
  public private(set) var rows: [NewsRow] = []
  /// The alert, until it is dismissed.
  public private(set) var alert: NewsAlert?
  private var observation: ObservationToken?

  public init(model: NewsModel, images: any ImageSource) {
    self.model = model
    self.images = images
    // The rows of an earlier load, which the states `loading` and `failed` do not change.
    updateRows()
    observation = model.observe(\.state) { [weak self] in self?.stateChanged(to: $0) }
    // The failure of an earlier load is not an alert of this screen.
    alert = nil
  }

  public func reload() {
    model.load()
  }

  /// Removes an alert that the user has closed. A newer alert stays.
  public func dismiss(_ alert: NewsAlert) {
    if alert == self.alert { self.alert = nil }
  }

  public func imageData(at address: String) async throws -> Data {
    try await images.data(at: address)
  }

  private func stateChanged(to state: NewsModel.State) {
    switch state {
    case .idle: break
    case .loading: statusText = "Loading…"
    case .loaded:
      updateRows()
      statusText = model.items.isEmpty ? "No news" : ""
    case .failed(let error):
      statusText = ""
      alert = NewsAlert(error: error)
    }
  }

  private func updateRows() {
    rows = model.items.map(NewsRow.init)
  }
}
