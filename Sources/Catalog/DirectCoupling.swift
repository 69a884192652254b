import DirectCoupling
import Model
import PatternKit
import Stories

// MARK: - How the objects are connected

nonisolated extension Pattern {
  static let direct = Pattern(
    id: "direct", name: "Direct coupling",
    summary: "manager and worker call each other by name",
    purpose: .connectsObjects, mechanism: .weakReference, module: "DirectCoupling",
    dependencyRules: .direct,
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
  static let direct = DependencyRules(
    forbidden: [
      .never(.worker, knows: .control)
    ],
    roles: [
      .news: [
        Role(
          .manager, is: ["NewsManager"],
          knows: [.worker, .items, .control], byProtocol: [.service]),
        Role(.worker, is: ["NewsWorker"], knows: [.manager, .model]),
        .newsModel, .items, .service, .newsListControl,
      ],
      .button: [
        Role(.manager, is: ["ButtonManager"], knows: [.worker, .control]),
        Role(.worker, is: ["ButtonWorker"], knows: [.manager, .model]),
        .buttonModel, .digits, .control,
      ],
      .task: [
        Role(.manager, is: ["PrintManager"], knows: [.worker, .control]),
        Role(.worker, is: ["PrintWorker"], knows: [.manager]),
        .control,
      ],
    ])
}

// MARK: - What a recorded run shows

nonisolated extension Fingerprint {
  static let direct = Fingerprint([
    .managerCallsWorker,
    Statement("the worker calls the manager by name", from: .worker, to: .manager, by: [.call]),
    .managerWaitsForWorker, .managerSetsControlsInReport, .modelWakesWorker,
  ]).naming(.report(.call), deciding: .manager, working: .worker)
}
