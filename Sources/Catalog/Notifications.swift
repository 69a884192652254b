import Foundation
import Model
import Notifications
import PatternKit
import Stories

// MARK: - How the objects are connected

nonisolated extension Pattern {
  static let notification = Pattern(
    id: "notification", name: "Notification",
    summary: "manager and worker know messages but not each other",
    purpose: .connectsObjects, mechanism: .typedMessage, module: "Notifications",
    dependencyRules: .notification,
    demos: [
      .news: { services in
        let center = NotificationCenter()
        let model = NewsModel(source: services.news)
        let worker = NewsWorker(model: model, center: center)
        let manager = NewsManager(center: center, images: services.images)
        return Screen(manager, retaining: worker)
      },
      .button: { services in
        let center = NotificationCenter()
        let model = ButtonModel(digits: services.digits)
        let worker = ButtonWorker(model: model, center: center)
        let manager = ButtonManager(number: model.number, center: center)
        return Screen(manager, retaining: worker)
      },
      .task: { _ in
        let center = NotificationCenter()
        let worker = PrintWorker(center: center)
        return Screen(PrintManager(center: center), retaining: worker)
      },
    ])
}

// MARK: - Allowed and forbidden references

nonisolated extension DependencyRules {
  static let notification = DependencyRules(
    forbidden: [
      .never(.manager, knows: .worker), .never(.worker, knows: .manager),
      .never(.messages, knows: .manager), .never(.messages, knows: .worker),
      .never(.worker, knows: .control),
    ],
    roles: [
      .news: [
        Role(
          .manager, is: ["NewsManager"],
          knows: [.messages, .control], byProtocol: [.service]),
        Role(.worker, is: ["NewsWorker"], knows: [.messages, .model]),
        Role(
          .messages, is: ["ReloadRequested", "NewsLoaded", "NewsLoadFailed"], in: "NewsMessages",
          knows: [.items]),
        .newsModel, .items, .service, .newsListControl,
      ],
      .button: [
        Role(.manager, is: ["ButtonManager"], knows: [.messages, .control]),
        Role(.worker, is: ["ButtonWorker"], knows: [.messages, .model]),
        Role(.messages, is: ["ButtonTapped", "NumberChanged"], in: "ButtonMessages"),
        .buttonModel, .digits, .control,
      ],
      .task: [
        Role(.manager, is: ["PrintManager"], knows: [.messages, .control]),
        Role(.worker, is: ["PrintWorker"], knows: [.messages]),
        Role(.messages, is: ["PrintRequested", "PrintFinished"], in: "PrintMessages"),
        .control,
      ],
    ])
}

// MARK: - What a recorded run shows

nonisolated extension Fingerprint {
  static let notification = Fingerprint([
    Statement(
      "the manager reaches the worker by a message only",
      from: .manager, to: .worker, by: [.notification]),
    Statement(
      "the worker reaches the manager by a message only",
      from: .worker, to: .manager, by: [.notification]),
    .managerWaitsForWorker, .managerSetsControlsInReport, .modelWakesWorker,
  ]).naming(.report(.notification), deciding: .manager, working: .worker)
}
