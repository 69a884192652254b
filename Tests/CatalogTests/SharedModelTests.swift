import Delegation
import DirectCoupling
import Foundation
import MVC
import MVP
import MVVM
import Model
import Notifications
import PatternKit
import TerminalUI
import TestSupport
import Testing

/// The news list of a pattern, for a model that it shares with other screens.
struct SharedNewsList: CustomTestStringConvertible, Sendable {
  nonisolated let testDescription: String
  /// Creates a screen with its own presenter, view model or worker.
  let screen: @MainActor @Sendable (NewsModel) -> Screen

  nonisolated static let all = [
    SharedNewsList(testDescription: "MVC") { model in
      Screen(MVC.NewsViewController(model: model, images: FailingImageSource()))
    },
    SharedNewsList(testDescription: "MVP") { model in
      let presenter = NewsPresenter(model: model, images: FailingImageSource())
      return Screen(MVP.NewsViewController(presenter: presenter))
    },
    SharedNewsList(testDescription: "MVVM") { model in
      let viewModel = NewsViewModel(model: model, images: FailingImageSource())
      return Screen(MVVM.NewsViewController(viewModel: viewModel))
    },
    SharedNewsList(testDescription: "Direct coupling") { model in
      let worker = DirectCoupling.NewsWorker(model: model)
      return Screen(DirectCoupling.NewsManager(worker: worker, images: FailingImageSource()))
    },
    SharedNewsList(testDescription: "Delegate") { model in
      let worker = Delegation.NewsWorker(model: model)
      return Screen(Delegation.NewsManager(worker: worker, images: FailingImageSource()))
    },
    SharedNewsList(testDescription: "Notification") { model in
      let center = NotificationCenter()
      let worker = Notifications.NewsWorker(model: model, center: center)
      let manager = Notifications.NewsManager(center: center, images: FailingImageSource())
      return Screen(manager, retaining: worker)
    },
  ]
}

@Suite("Contract: a model with two screens")
struct SharedModelTests {
  @Test(arguments: SharedNewsList.all, 0..<20 as Range<UInt64>)
  func `two screens that share a model show the latest result, and no failure twice`(
    list: SharedNewsList, seed: UInt64
  ) async {
    let mistake = await SharedModelWalk(seed: seed).mistake(screen: list.screen)

    #expect(mistake == nil, "\(mistake ?? "")")
  }

  @Test(arguments: SharedNewsList.all)
  func `a screen that opens after a failed load shows its own load, and no old alert`(
    list: SharedNewsList
  ) async {
    let source = StubNewsSource(failure: .status(404))
    let model = NewsModel(source: source)
    model.load()
    await eventually(model.state, equals: .failed(.status(404)))

    source.result = .success([NewsItem(title: "One")])
    let screen = list.screen(model)
    let window = Window(rootViewController: screen.viewController)

    await eventually(window.lines, equals: ["▸ One"])
    withExtendedLifetime(screen) {}
  }
}
