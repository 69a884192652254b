import MVC
import Model
import PatternKit
import Stories

// MARK: - How the objects are connected

nonisolated extension Pattern {
  static let mvc = Pattern(
    id: "mvc", name: "MVC",
    summary: "the controller connects view and model",
    purpose: .splitsScreen, mechanism: .plainCall, module: "MVC", dependencyRules: .mvc,
    demos: [
      .news: { services in
        let model = NewsModel(source: services.news)
        return Screen(NewsViewController(model: model, images: services.images))
      },
      .button: { services in
        let model = ButtonModel(digits: services.digits)
        return Screen(ButtonViewController(model: model))
      },
    ])
}

// MARK: - Allowed and forbidden references

nonisolated extension DependencyRules {
  static let mvc = DependencyRules(
    forbidden: [
      .never(.control, knows: .model), .byProtocolOnly(.control, knows: .controller),
    ],
    roles: [
      .news: [
        Role(
          .controller, is: ["NewsViewController"],
          knows: [.model, .items, .control], byProtocol: [.service]),
        .newsModel, .items, .service, .control(calling: [.controller]),
      ],
      .button: [
        Role(.controller, is: ["ButtonViewController"], knows: [.model, .control]),
        .buttonModel, .digits, .control,
      ],
    ])
}

// MARK: - What a recorded run shows

nonisolated extension Fingerprint {
  static let mvc = Fingerprint([
    Statement(
      "the controller calls the model by name", from: .controller, to: .model, by: [.call]),
    Statement(
      "the controls reach the controller only through a closure or a protocol",
      from: .control, to: .controller, by: [.closure], or: [.protocol, .starts]),
    Statement(
      "the controller changes a control by name", from: .controller, to: .control, by: [.call],
      or: [.protocol, .closure, .notification, .starts, .observer, .wakes]),
    Statement("the controls do not reach the model") { $0.steps(from: .control, to: .model) },
    .modelWakes(.controller, "a change of the model wakes no role but the controller"),
  ]).naming(
    .viewController, .report(.closure), .report(.observer), .report(.wakes), deciding: .controller)
}
