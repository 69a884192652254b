import Foundation
import Model
import PhotoListModel
import TerminalUI

/// The controller of the photo list.
///
/// This is the first version of article D, before its MVVM: an MVC without a model. The controller
/// loads and stores the photos, formats them, and decides which photos can be opened. In a better MVC,
/// a model loads and stores them, as in `Sources/MVC`.
public final class PhotoListViewController: ViewController {
  private let source: any PhotoSource
  private let images: any ImageSource
  private let statusLabel = Label()
  private let tableView = TableView()
  private var photos: [Photo] = []
  private var loading: Task<Void, Never>?

  public init(source: any PhotoSource, images: any ImageSource) {
    self.source = source
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
    loading = Task { [weak self, source] in
      do throws(LoadError) {
        let photos = try await source.photos()
        guard !Task.isCancelled else { return }
        self?.show(photos)
      } catch {
        guard !Task.isCancelled else { return }
        self?.show(error)
      }
    }
  }

  private func show(_ photos: [Photo]) {
    statusLabel.text = ""
    self.photos = photos
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
    photos.count
  }

  public func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let photo = photos[row]
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
    let photo = photos[row]
    guard photo.isForSale else {
      presentOnTop(AlertController(title: "Not for sale", message: "This item is not for sale"))
      return
    }
    presentOnTop(TextViewController(title: photo.title, text: photo.description))
  }
}
