import Delegation
import Model
import PatternKit
import Stories

// MARK: - How the objects are connected

nonisolated extension Pattern {
  static let delegate = Pattern(
    id: "delegate", name: "Delegate",
    summary: "the worker calls a protocol that the manager adopts",
    purpose: .connectsObjects, mechanism: .weakReference, module: "Delegation",
    dependencyRules: .delegate,
    demos: [
      .news: { services in
        let worker = NewsWorker(model: NewsModel(source: services.news))
        return Screen(NewsManager(worker: worker, images: services.images))
      },
      .button: { services in
        let model = ButtonModel(digits: services.digits)
        let worker = ButtonWorker(model: model)
        return Screen(ButtonManager(number: model.number, worker: worker))
      },
      .task: { _ in
        Screen(PrintManager(worker: PrintWorker()))
      },
    ])
}

// MARK: - Allowed and forbidden references

nonisolated extension DependencyRules {
  static let delegate = DependencyRules(
    forbidden: [
      .byProtocolOnly(.worker, knows: .manager), .never(.worker, knows: .control),
    ],
    roles: [
      .news: [
        Role(
          .manager, is: ["NewsManager"],
          knows: [.worker, .items, .control], byProtocol: [.service]),
        Role(
          .worker, is: ["NewsWorker", "NewsWorkerDelegate"],
          knows: [.model, .items], byProtocol: [.manager]),
        .newsModel, .items, .service, .newsListControl,
      ],
      .button: [
        Role(.manager, is: ["ButtonManager"], knows: [.worker, .control]),
        Role(
          .worker, is: ["ButtonWorker", "ButtonWorkerDelegate"],
          knows: [.model], byProtocol: [.manager]),
        .buttonModel, .digits, .control,
      ],
      .task: [
        Role(.manager, is: ["PrintManager"], knows: [.worker, .control]),
        Role(
          .worker, is: ["PrintWorker", "PrintWorkerDelegate"], byProtocol: [.manager]),
        .control,
      ],
    ])
}

// MARK: - What a recorded run shows

nonisolated extension Fingerprint {
  static let delegate = Fingerprint([
    .managerCallsWorker,
    Statement(
      "the worker reaches the manager through a protocol only",
      from: .worker, to: .manager, by: [.protocol]),
    .managerWaitsForWorker, .managerSetsControlsInReport, .modelWakesWorker,
  ]).naming(.report(.protocol), deciding: .manager, working: .worker)
}
