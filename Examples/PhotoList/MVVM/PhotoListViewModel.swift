import Foundation
import Model
import PhotoListModel

/// The view model of the photo list.
///
/// In MVVM, the view model has the model load the photos, formats them, and decides which can be opened.
/// It has no reference to a view. Its bindings are closures that a view sets before the first load. A
/// closure must capture its view weakly, because the view retains the view model.
public final class PhotoListViewModel {
  /// Called when the cells have changed.
  public var reloadTableViewClosure: (() -> Void)?
  /// Called when `isLoading` has changed.
  public var updateLoadingStatus: (() -> Void)?
  /// Called when the view must present an alert.
  public var showAlertClosure: ((_ title: String, _ message: String) -> Void)?
  /// Called when the view must open a photo.
  public var openPhotoClosure: ((PhotoListCellViewModel) -> Void)?

  public private(set) var isLoading = false {
    didSet { if isLoading != oldValue { updateLoadingStatus?() } }
  }

  private let model: PhotoModel
  private let images: any ImageSource
  private var loading: Task<Void, Never>?

  public init(model: PhotoModel, images: any ImageSource) {
    self.model = model
    self.images = images
  }

  public var numberOfCells: Int { model.photos.count }

  public func cellViewModel(at row: Int) -> PhotoListCellViewModel {
    PhotoListCellViewModel(photo: model.photos[row])
  }

  /// Loads a cell's picture.
  public func imageData(at url: URL) async throws -> Data {
    try await images.data(at: url.absoluteString)
  }

  /// Loads the photos. Cancels an earlier load that is still running.
  public func load() {
    loading?.cancel()
    isLoading = true
    loading = Task { [weak self, model] in
      do throws(LoadError) {
        try await model.load()
        self?.finish()
      } catch {
        guard !Task.isCancelled else { return }
        self?.finish(with: error)
      }
    }
  }

  public func photoSelected(at row: Int) {
    if model.photos[row].isForSale {
      openPhotoClosure?(cellViewModel(at: row))
    } else {
      showAlertClosure?("Not for sale", "This item is not for sale")
    }
  }

  private func finish() {
    isLoading = false
    reloadTableViewClosure?()
  }

  private func finish(with error: LoadError) {
    isLoading = false
    showAlertClosure?("Could not load the photos", error.description)
  }

  deinit { loading?.cancel() }
}
