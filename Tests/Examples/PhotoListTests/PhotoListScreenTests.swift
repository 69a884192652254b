import Model
import PhotoListMVVM
import PhotoListModel
import TerminalUI
import TestSupport
import Testing

@Suite("Photo list: screen")
struct PhotoListScreenTests {
  private let lighthouse = Photo(
    title: "Lighthouse", description: "Fog", date: CalendarDate("0816-01-05"))
  private let grandmother = Photo(title: "Grandmother", isForSale: false)

  @Test(arguments: Half.allCases)
  func `the screen shows a loading status until the photos arrive`(half: Half) async {
    let source = LatePhotos()
    let window = Window(rootViewController: half.screen(of: source))
    #expect(window.lines == ["Loading…"])
    await eventually(source.count, equals: 1)

    source.answer(0, with: grandmother)

    await eventually(window.lines, equals: ["▸ Grandmother"])
  }

  @Test(arguments: Half.allCases)
  func `the screen shows title, date and description of each photo`(half: Half) async {
    let window = Window(rootViewController: half.screen(of: GivenPhotos(lighthouse, grandmother)))

    #expect(
      await eventually {
        window.lines == [
          "▸ Lighthouse                                      0816-01-05",
          "  Fog",
          "  Grandmother",
        ]
      })
  }

  @Test func `a cell shows the texts of its view model, and of the next one when it is reused`() {
    let cell = PhotoListCell()

    for photo in [lighthouse, grandmother] {
      cell.viewModel = PhotoListCellViewModel(photo: photo)

      #expect(cell.titleLabel.text == photo.title)
      #expect(cell.detailLabel.text == photo.description)
      #expect(cell.dateLabel.text == (photo.date == nil ? "" : "0816-01-05"))
    }
  }

  @Test(arguments: Half.allCases)
  func `the screen opens a photo that is for sale`(half: Half) async {
    let window = await window(half, GivenPhotos(lighthouse, grandmother))

    window.send(.open)

    #expect(window.lines == ["Lighthouse", "Fog"])
  }

  @Test(arguments: Half.allCases)
  func `the screen presents an alert for a photo that is not for sale`(half: Half) async {
    let window = await window(half, GivenPhotos(lighthouse, grandmother))

    window.send(.down)
    window.send(.open)

    let alert = window.topViewController as? AlertController
    #expect(alert?.title == "Not for sale")
    #expect(alert?.message == "This item is not for sale")
    window.send(.close)
    #expect(window.topViewController === window.rootViewController)
    #expect(window.lines.last == "▸ Grandmother")
  }

  @Test(arguments: Half.allCases)
  func `the screen presents an alert and keeps the photos when a load fails`(half: Half) async {
    let source = GivenPhotos(lighthouse)
    let window = await window(half, source)

    source.result = .failure(.status(404))
    window.send(.reload)

    #expect(await eventually { window.topViewController is AlertController })
    let alert = window.topViewController as? AlertController
    #expect(alert?.title == "Could not load the photos")
    #expect(alert?.message == LoadError.status(404).description)
    window.send(.close)
    #expect(window.lines.first?.hasPrefix("▸ Lighthouse") == true)
  }

  @Test(arguments: Half.allCases, [true, false])
  func `the screen ignores an earlier load that ends after a later load`(
    half: Half, isFailure: Bool
  ) async {
    let source = LatePhotos()
    let window = Window(rootViewController: half.screen(of: source))
    await eventually(source.count, equals: 1)
    window.send(.reload)
    await eventually(source.count, equals: 2)
    source.answer(1, with: grandmother)
    await eventually(window.lines, equals: ["▸ Grandmother"])

    if isFailure { source.fail(0, with: .status(500)) } else { source.answer(0, with: lighthouse) }
    await runPendingTasks()

    #expect(window.lines == ["▸ Grandmother"])
  }

  @Test(arguments: Half.allCases)
  func `the screen cancels its load when it is released`(half: Half) async {
    let source = EndlessPhotos()
    weak var released: ViewController?
    do {
      let screen = half.screen(of: source)
      released = screen
      _ = screen.view
      await Task.yield()
    }

    #expect(await eventually { released == nil })
    #expect(await eventually { source.isCancelled })
  }

  /// Returns a window whose screen has loaded its photos.
  private func window(_ half: Half, _ source: GivenPhotos) async -> Window {
    let window = Window(rootViewController: half.screen(of: source))
    await eventually(window.lines.first?.hasPrefix("▸"), equals: true)
    return window
  }
}
