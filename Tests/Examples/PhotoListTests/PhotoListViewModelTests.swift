import Foundation
import Model
import PhotoListMVVM
import PhotoListModel
import TerminalUI
import TestSupport
import Testing

/// A recorder of the closure calls of a view model, in order.
private final class Binding {
  private(set) var events: [String] = []

  init(to viewModel: PhotoListViewModel) {
    viewModel.updateLoadingStatus = { [weak self, weak viewModel] in
      self?.events.append(viewModel?.isLoading == true ? "loading" : "not loading")
    }
    viewModel.reloadTableViewClosure = { [weak self, weak viewModel] in
      self?.events.append("reload \(viewModel?.numberOfCells ?? -1)")
    }
    viewModel.showAlertClosure = { [weak self] in self?.events.append("\($0): \($1)") }
    viewModel.openPhotoClosure = { [weak self] in self?.events.append("open \($0.title)") }
  }
}

@Suite("Photo list, MVVM: PhotoListViewModel")
struct PhotoListViewModelTests {
  @Test func `the view model reports the loading status and then one reload`() async {
    let viewModel = viewModel(GivenPhotos(Photo(title: "One"), Photo(title: "Two")))
    let binding = Binding(to: viewModel)

    viewModel.load()

    await eventually(viewModel.numberOfCells, equals: 2)
    #expect(binding.events == ["loading", "not loading", "reload 2"])
  }

  @Test func `the view model reports only the error when a load fails`() async {
    let viewModel = viewModel(GivenPhotos(failure: .timedOut(seconds: 15)))
    let binding = Binding(to: viewModel)

    viewModel.load()

    let reason = LoadError.timedOut(seconds: 15).description
    #expect(
      await eventually {
        binding.events == ["loading", "not loading", "Could not load the photos: \(reason)"]
      })
  }

  @Test func `the view model reports one loading status for two overlapping loads`() async {
    let source = LatePhotos()
    let viewModel = viewModel(source)
    let binding = Binding(to: viewModel)
    viewModel.load()
    await eventually(source.count, equals: 1)

    viewModel.load()

    await eventually(source.count, equals: 2)
    #expect(binding.events == ["loading"])
    for load in 0..<2 { source.answer(load) }
  }

  @Test func `the view model opens a photo for sale and reports an alert otherwise`() async {
    let photos = GivenPhotos(Photo(title: "One"), Photo(title: "Two", isForSale: false))
    let viewModel = viewModel(photos)
    viewModel.load()
    await eventually(viewModel.numberOfCells, equals: 2)
    let binding = Binding(to: viewModel)

    viewModel.photoSelected(at: 0)
    viewModel.photoSelected(at: 1)

    #expect(binding.events == ["open One", "Not for sale: This item is not for sale"])
  }

  private func viewModel(_ source: any PhotoSource) -> PhotoListViewModel {
    PhotoListViewModel(model: PhotoModel(source: source), images: FailingImageSource())
  }
}

@Suite("Photo list, MVVM: PhotoListCellViewModel")
struct PhotoListCellViewModelTests {
  @Test func `the view model returns all texts of a row`() {
    let url = URL(string: "https://example.com/1.png")
    let cell = PhotoListCellViewModel(
      photo: Photo(
        title: "One", description: "Fog", date: CalendarDate("2016-01-05"), imageURL: url))

    #expect(cell.title == "One")
    #expect(cell.description == "Fog")
    #expect(cell.dateText == "2016-01-05")
    #expect(cell.imageURL == url)
  }
}

@Suite("Photo list, MVVM: PhotoListViewController")
struct PhotoListViewControllerTests {
  @Test func `the closures of the view model do not retain the view controller`() async {
    let viewModel = PhotoListViewModel(
      model: PhotoModel(source: GivenPhotos()), images: FailingImageSource())

    let controller = WeakReference {
      let controller = PhotoListViewController(viewModel: viewModel)
      _ = controller.view
      return controller
    }

    #expect(controller.isReleased)
    #expect(viewModel.reloadTableViewClosure != nil)
  }
}
