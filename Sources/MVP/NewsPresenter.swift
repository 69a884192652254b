public import Foundation
public import Model
import Observation

/// What a presenter needs of its view.
public protocol NewsViewProtocol: AnyObject {
  /// Shows a line above the rows.
  func showStatus(_ text: String)
  /// Shows other rows, which the presenter formats when the view needs them.
  func reloadRows()
  /// Opens a text.
  func showContent(_ text: String, title: String)
  func showAlert(_ message: String, title: String)
}

/// The presenter of the news list.
///
/// In MVP, the presenter connects view and model. It observes the model, formats dates and counts, and
/// tells the view what to show. It knows the view by protocol only.
@MainActor
public final class NewsPresenter {
  private let model: NewsModel
  private let images: any ImageSource
  private weak var view: (any NewsViewProtocol)?
  /// The items on the screen. The items of the model may be newer and not delivered yet.
  private var items: [NewsItem] = []
  private var observation: Task<Void, Never>?

  public init(model: NewsModel, images: any ImageSource) {
    self.model = model
    self.images = images
  }

  private func show(_ state: NewsModel.State) {
    switch state {
    case .loading:
      view?.showStatus("Loading…")
    case .loaded:
      items = model.items
      view?.showStatus(items.isEmpty ? "No news" : "")
      view?.reloadRows()
    case .failed(let error):
      view?.showStatus("")
      view?.showAlert(error.description, title: "Could not load the news")
    }
  }

  private func formattedDate(_ date: CalendarDate) -> String {
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    return "\(date.day) \(months[date.month - 1]) \(date.year)"
  }

  private func formattedReplies(_ count: Int) -> String {
    switch count {
    case 1: "1 reply"
    case ..<10_000: "\(count) replies"
    default: "\(count / 1000)K replies"
    }
  }

  // The last reference can end on any thread. `isolated` runs this on the main actor.
  isolated deinit { observation?.cancel() }
}

extension NewsPresenter: NewsPresenterProtocol {
  /// Shows the news in a view, and no longer in the view that was attached before.
  ///
  /// The presenter does not retain the view.
  public func attach(_ view: any NewsViewProtocol) {
    self.view = view
    observation?.cancel()
    // `immediate` shows the current state first. The task retains the model, but not this object.
    observation = Task.immediate { [weak self, model] in
      for await state in Observations({ model.state }) { self?.show(state) }
    }
  }

  public func reload() {
    model.load()
  }

  public func didSelectRow(at row: Int) {
    let item = items[row]
    view?.showContent(item.content, title: item.title)
  }

  public var numberOfRows: Int { items.count }

  public func row(at row: Int) -> NewsRow {
    let item = items[row]
    return NewsRow(
      title: item.title,
      detail: item.digest,
      dateText: item.date.map(formattedDate) ?? "",
      repliesText: item.replyCount.map(formattedReplies) ?? "",
      imageAddress: item.imageAddress)
  }

  public func imageData(at address: String) async throws -> Data {
    try await images.data(at: address)
  }
}
