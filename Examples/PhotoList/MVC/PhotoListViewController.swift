import Foundation
import Model
import PhotoListModel
import TerminalUI

/// The controller of the photo list.
///
/// In MVC, the controller has the model load the photos, formats them, and decides which can be opened.
public final class PhotoListViewController: ViewController {
  private let model: PhotoModel
  private let images: any ImageSource
  private let statusLabel = Label()
  private let tableView = TableView()
  private var loading: Task<Void, Never>?

  public init(model: PhotoModel, images: any ImageSource) {
    self.model = model
    self.images = images
    super.init()
  }

  public override func viewDidLoad() {
    view.addSubview(statusLabel)
    view.addSubview(tableView)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.refreshControl.addTarget(self, action: PhotoListViewController.load)
    load()
  }

  /// Loads the photos. Cancels an earlier load that is still running.
  private func load() {
    loading?.cancel()
    statusLabel.text = "Loading…"
    loading = Task { [weak self, model] in
      do throws(LoadError) {
        try await model.load()
        self?.showPhotos()
      } catch {
        guard !Task.isCancelled else { return }
        self?.show(error)
      }
    }
  }

  private func showPhotos() {
    statusLabel.text = ""
    tableView.reloadData()
  }

  private func show(_ error: LoadError) {
    statusLabel.text = ""
    presentOnTop(AlertController(title: "Could not load the photos", message: error.description))
  }

  /// The day in the format `yyyy-MM-dd`.
  private func dateText(_ date: CalendarDate) -> String {
    String(format: "%04d-%02d-%02d", date.year, date.month, date.day)
  }

  deinit { loading?.cancel() }
}

extension PhotoListViewController: TableViewDataSource {
  public func numberOfRows(in tableView: TableView) -> Int {
    model.photos.count
  }

  public func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let photo = model.photos[row]
    let cell = tableView.dequeueReusableCell()
    cell.titleLabel.text = photo.title
    cell.detailLabel.text = photo.description
    cell.dateLabel.text = photo.date.map(dateText) ?? ""
    if let url = photo.imageURL {
      cell.imageView.load { [images] in try await images.data(at: url.absoluteString) }
    }
    return cell
  }
}

extension PhotoListViewController: TableViewDelegate {
  public func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    let photo = model.photos[row]
    guard photo.isForSale else {
      presentOnTop(AlertController(title: "Not for sale", message: "This item is not for sale"))
      return
    }
    presentOnTop(TextViewController(title: photo.title, text: photo.description))
  }
}
