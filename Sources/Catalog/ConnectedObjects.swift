import Delegation
import DirectCoupling
import Foundation
import MVC
import MVP
import MVVM
public import Model
import Notifications
public import PatternKit

/// The objects of the patterns, connected for more than one screen. Two views can share a presenter, for
/// example, and a view can appear after a change.
extension ConnectedObjects {
  public typealias Wiring = @MainActor (Services) -> ConnectedObjects

  /// The button demo of the patterns that split a screen.
  public static let splittingScreen: [Wiring] = [
    { services in
      let model = ButtonModel(digits: services.digits)
      return ConnectedObjects(
        .mvc, sharing: model, change: { model.changeNumber() },
        makeViewController: { MVC.ButtonViewController(model: model) })
    },
    { services in
      let model = ButtonModel(digits: services.digits)
      let presenter = ButtonPresenter(model: model)
      return ConnectedObjects(
        .mvp, sharing: model, presenter, change: { presenter.buttonTapped() },
        makeViewController: { MVP.ButtonViewController(presenter: presenter) })
    },
    { services in
      let model = ButtonModel(digits: services.digits)
      let viewModel = ButtonViewModel(model: model)
      return ConnectedObjects(
        .mvvm, sharing: model, viewModel, change: { viewModel.buttonTapped() },
        makeViewController: { MVVM.ButtonViewController(viewModel: viewModel) })
    },
  ]

  /// The button demo of the patterns in which two objects talk.
  public static let connectingObjects: [Wiring] = [
    { services in
      let model = ButtonModel(digits: services.digits)
      let worker = DirectCoupling.ButtonWorker(model: model)
      return ConnectedObjects(.direct, sharing: model, worker) {
        DirectCoupling.ButtonManager(number: model.number, worker: worker)
      }
    },
    { services in
      let model = ButtonModel(digits: services.digits)
      let worker = Delegation.ButtonWorker(model: model)
      return ConnectedObjects(.delegate, sharing: model, worker) {
        Delegation.ButtonManager(number: model.number, worker: worker)
      }
    },
    { services in
      let center = NotificationCenter()
      let model = ButtonModel(digits: services.digits)
      let worker = Notifications.ButtonWorker(model: model, center: center)
      return ConnectedObjects(.notification, sharing: model, center, worker) {
        Notifications.ButtonManager(number: model.number, center: center)
      }
    },
  ]

  /// The news list of the patterns that have an object between model and view.
  public static let news: [Wiring] = [
    { services in
      let model = NewsModel(source: services.news)
      let presenter = NewsPresenter(model: model, images: services.images)
      return ConnectedObjects(.mvp, .news, sharing: model, presenter) {
        MVP.NewsViewController(presenter: presenter)
      }
    },
    { services in
      let model = NewsModel(source: services.news)
      let viewModel = NewsViewModel(model: model, images: services.images)
      return ConnectedObjects(.mvvm, .news, sharing: model, viewModel) {
        MVVM.NewsViewController(viewModel: viewModel)
      }
    },
  ]
}
