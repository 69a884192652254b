import Foundation
import Model
import Observing

/// What a presenter needs of its view.
public protocol NewsViewProtocol: AnyObject {
  /// Shows a line above the rows.
  func showStatus(_ text: String)
  /// Shows these rows instead of the previous ones.
  func showRows(_ rows: [NewsRow])
  func showAlert(_ alert: NewsAlert)
}

/// The presenter of the news list.
///
/// In MVP, the presenter passes each value to its view: the status, the rows and the alert that the
/// screen shows. It knows the view by protocol only. It observes the model, and this is still MVP: a
/// pattern is named for how the view learns of a change, and here the presenter calls the view.
/// `Tests/MVPTests/NewsTests.swift` shows how it is used.
public final class NewsPresenter {
  private let model: NewsModel
  private let images: any ImageSource
  private weak var view: (any NewsViewProtocol)?
  private var observation: ObservationToken?

  public init(model: NewsModel, images: any ImageSource) {
    self.model = model
    self.images = images
  }

  /// Shows the news in a view, and no longer in the view that was attached before.
  ///
  /// The presenter does not retain the view.
  public func attach(_ view: any NewsViewProtocol) {
    self.view = view
    // The rows of an earlier load, which the states `loading` and `failed` do not change.
    updateRows()
    observation = model.observe(\.state) { [weak self] in self?.stateChanged(to: $0) }
  }

  public func reload() {
    model.load()
  }

  public func imageData(at address: String) async throws -> Data {
    try await images.data(at: address)
  }

  private func stateChanged(to state: NewsModel.State) {
    switch state {
    case .idle: break
    case .loading: view?.showStatus("Loading…")
    case .loaded:
      updateRows()
      view?.showStatus(model.items.isEmpty ? "No news" : "")
    case .failed(let error):
      view?.showStatus("")
      view?.showAlert(NewsAlert(error: error))
    }
  }

  private func updateRows() {
    view?.showRows(model.items.map(NewsRow.init))
  }
}
