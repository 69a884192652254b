import Model
import PhotoListMVC
import PhotoListMVVM
import PhotoListModel
import TerminalUI
import TestSupport

/// One half of the example, MVC or MVVM, and its screen.
enum Half: CaseIterable {
  case mvc
  case mvvm

  func screen(of source: any PhotoSource) -> ViewController {
    switch self {
    case .mvc:
      return PhotoListMVC.PhotoListViewController(
        model: PhotoModel(source: source), images: FailingImageSource())
    case .mvvm:
      let viewModel = PhotoListViewModel(
        model: PhotoModel(source: source), images: FailingImageSource())
      return PhotoListMVVM.PhotoListViewController(viewModel: viewModel)
    }
  }
}

/// A photo source that returns or throws immediately. The result can be changed.
final class GivenPhotos: PhotoSource {
  var result: Result<[Photo], LoadError>

  init(_ photos: Photo...) { result = .success(photos) }

  init(failure: LoadError) { result = .failure(failure) }

  func photos() async throws(LoadError) -> [Photo] { try result.get() }
}

/// A photo source whose loads finish when the test calls `answer`, even if cancelled.
final class LatePhotos: PhotoSource {
  private var loads: [CheckedContinuation<Result<[Photo], LoadError>, Never>] = []

  /// The number of loads that have started.
  var count: Int { loads.count }

  func photos() async throws(LoadError) -> [Photo] {
    try await withCheckedContinuation { loads.append($0) }.get()
  }

  func answer(_ load: Int, with photos: Photo...) {
    loads[load].resume(returning: .success(photos))
  }

  func fail(_ load: Int, with error: LoadError) { loads[load].resume(returning: .failure(error)) }
}

/// A photo source whose loads never finish.
final class EndlessPhotos: PhotoSource {
  private(set) var isCancelled = false

  func photos() async throws(LoadError) -> [Photo] {
    for await _ in AsyncStream<Never>.makeStream().stream {}
    isCancelled = true
    throw .cancelled
  }
}
