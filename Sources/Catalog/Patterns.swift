import Delegation
import DirectCoupling
import Foundation
import MVC
import MVP
import MVVM
import Model
import Notifications
public import PatternDefinition

extension Pattern {
  /// The six patterns. MVC, which is the best known, is the first.
  public nonisolated static let all = [mvc, mvp, mvvm, direct, delegate, notification]
}

// MARK: - Three ways to split a screen

extension Pattern {
  nonisolated static let mvc = Pattern(
    id: "mvc", name: "MVC",
    summary: "the controller connects view and model",
    purpose: .splitsScreen, module: "MVC", dependencyRules: .mvc,
    demos: [
      .news: { services in
        let model = NewsModel(source: services.news)
        return Screen(MVC.NewsViewController(model: model, images: services.images))
      },
      .button: { services in
        let model = ButtonModel(digits: services.digits)
        return Screen(MVC.ButtonViewController(model: model))
      },
    ])

  nonisolated static let mvp = Pattern(
    id: "mvp", name: "MVP",
    summary: "the presenter tells a passive view what to show",
    purpose: .splitsScreen, module: "MVP", dependencyRules: .mvp,
    demos: [
      .news: { services in
        let model = NewsModel(source: services.news)
        let presenter = NewsPresenter(model: model, images: services.images)
        return Screen(MVP.NewsViewController(presenter: presenter))
      },
      .button: { services in
        let model = ButtonModel(digits: services.digits)
        let presenter = ButtonPresenter(model: model)
        return Screen(MVP.ButtonViewController(presenter: presenter))
      },
    ])

  nonisolated static let mvvm = Pattern(
    id: "mvvm", name: "MVVM",
    summary: "the view observes a view model that knows no view",
    purpose: .splitsScreen, module: "MVVM", dependencyRules: .mvvm,
    demos: [
      .news: { services in
        let model = NewsModel(source: services.news)
        let viewModel = NewsViewModel(model: model, images: services.images)
        return Screen(MVVM.NewsViewController(viewModel: viewModel))
      },
      .button: { services in
        let model = ButtonModel(digits: services.digits)
        let viewModel = ButtonViewModel(model: model)
        return Screen(MVVM.ButtonViewController(viewModel: viewModel))
      },
    ])
}

// MARK: - Three ways for a manager and a worker to communicate

extension Pattern {
  nonisolated static let direct = Pattern(
    id: "direct", name: "Direct coupling",
    summary: "manager and worker call each other by name",
    purpose: .connectsObjects, module: "DirectCoupling", dependencyRules: .direct,
    demos: [
      .news: { services in
        let worker = DirectCoupling.NewsWorker(model: NewsModel(source: services.news))
        return Screen(DirectCoupling.NewsManager(worker: worker, images: services.images))
      },
      .button: { services in
        let worker = DirectCoupling.ButtonWorker(model: ButtonModel(digits: services.digits))
        return Screen(DirectCoupling.ButtonManager(worker: worker))
      },
      .task: { _ in
        let model = TaskModel()
        let worker = DirectCoupling.TaskWorker(model: model)
        return Screen(DirectCoupling.TaskManager(worker: worker, model: model))
      },
    ])

  nonisolated static let delegate = Pattern(
    id: "delegate", name: "Delegate",
    summary: "the worker calls a protocol that the manager adopts",
    purpose: .connectsObjects, module: "Delegation", dependencyRules: .delegate,
    demos: [
      .news: { services in
        let worker = Delegation.NewsWorker(model: NewsModel(source: services.news))
        return Screen(Delegation.NewsManager(worker: worker, images: services.images))
      },
      .button: { services in
        let worker = Delegation.ButtonWorker(model: ButtonModel(digits: services.digits))
        return Screen(Delegation.ButtonManager(worker: worker))
      },
      .task: { _ in
        let model = TaskModel()
        let worker = Delegation.TaskWorker(model: model)
        return Screen(Delegation.TaskManager(worker: worker, model: model))
      },
    ])

  nonisolated static let notification = Pattern(
    id: "notification", name: "Notification",
    summary: "manager and worker know two messages but not each other",
    purpose: .connectsObjects, module: "Notifications", dependencyRules: .notification,
    demos: [
      .news: { services in
        let center = NotificationCenter()
        let model = NewsModel(source: services.news)
        let worker = Notifications.NewsWorker(model: model, center: center)
        let manager = Notifications.NewsManager(center: center, images: services.images)
        return Screen(manager, retaining: worker)
      },
      .button: { services in
        let center = NotificationCenter()
        let model = ButtonModel(digits: services.digits)
        let worker = Notifications.ButtonWorker(model: model, center: center)
        let manager = Notifications.ButtonManager(content: model.content, center: center)
        return Screen(manager, retaining: worker)
      },
      .task: { _ in
        let center = NotificationCenter()
        let model = TaskModel()
        let worker = Notifications.TaskWorker(model: model, center: center)
        let manager = Notifications.TaskManager(model: model, center: center)
        return Screen(manager, retaining: worker)
      },
    ])
}
