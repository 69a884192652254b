import Foundation
public import Model
import Observation

/// What a presenter needs of its view.
public protocol NewsViewProtocol: AnyObject {
  /// Shows a line above the rows.
  func showStatus(_ text: String)
  /// Asks for all rows again.
  func reloadRows()
  /// Opens a text to read.
  func showContent(_ text: String, title: String)
  /// Says what went wrong.
  func showAlert(_ message: String, title: String)
}

/// The presenter of the news list.
///
/// In MVP the presenter works with both sides, and knows the view by protocol only:
/// it observes the model, tells the view what to show, and finds the words for dates
/// and counts.
@MainActor
public final class NewsPresenter {
  private let model: NewsModel
  private let images: any ImageSource
  private weak var view: (any NewsViewProtocol)?
  /// The items on the screen. Those of the model may be newer: their change is still to be delivered.
  private var items: [NewsItem] = []
  private var observation: Task<Void, Never>?

  public init(model: NewsModel, images: any ImageSource) {
    self.model = model
    self.images = images
  }

  /// Shows the news in a view, and loads it. A view that was attached before gets no more news.
  ///
  /// The presenter does not retain the view.
  public func attach(_ view: any NewsViewProtocol) {
    self.view = view
    observation?.cancel()
    observation = Task.immediate { [weak self, model] in
      for await state in Observations({ model.state }) { self?.show(state) }
    }
    model.load()
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

  private func dateText(_ date: CalendarDate) -> String {
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    return "\(date.day) \(months[date.month - 1]) \(date.year)"
  }

  private func repliesText(_ count: Int) -> String {
    switch count {
    case 1: "1 reply"
    case ..<10_000: "\(count) replies"
    default: "\(count / 1000)K replies"
    }
  }

  isolated deinit { observation?.cancel() }
}

extension NewsPresenter: NewsViewDelegate {
  public func newsViewDidAskForReload(_ newsView: any NewsViewProtocol) {
    model.load()
  }

  public func numberOfRows(in newsView: any NewsViewProtocol) -> Int {
    items.count
  }

  public func newsView(_ newsView: any NewsViewProtocol, contentForRow row: Int) -> NewsRow {
    let item = items[row]
    return NewsRow(
      title: item.title,
      detail: item.digest,
      date: item.date.map(dateText) ?? "",
      replies: item.replyCount.map(repliesText) ?? "",
      loadImage: item.imageAddress.map { address in
        { [images] in try await images.data(at: address) }
      })
  }

  public func newsView(_ newsView: any NewsViewProtocol, didSelectRowAt row: Int) {
    let item = items[row]
    view?.showContent(item.content, title: item.title)
  }
}
