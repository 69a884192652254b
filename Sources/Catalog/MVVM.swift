import MVVM
import Model
import PatternKit
import Stories

// MARK: - How the objects are connected

nonisolated extension Pattern {
  static let mvvm = Pattern(
    id: "mvvm", name: "MVVM",
    summary: "the view observes a view model that knows no view",
    purpose: .splitsScreen, mechanism: .observations, module: "MVVM", dependencyRules: .mvvm,
    demos: [
      .news: { services in
        let model = NewsModel(source: services.news)
        let viewModel = NewsViewModel(model: model, images: services.images)
        return Screen(NewsViewController(viewModel: viewModel))
      },
      .button: { services in
        let model = ButtonModel(digits: services.digits)
        let viewModel = ButtonViewModel(model: model)
        return Screen(ButtonViewController(viewModel: viewModel))
      },
    ])
}

// MARK: - Allowed and forbidden references

nonisolated extension DependencyRules {
  static let mvvm = DependencyRules(
    forbidden: [
      .never(.view, knows: .model), .never(.view, knows: .items),
      .never(.view, knows: .service), .never(.viewModel, knows: .view),
      .never(.viewModel, knows: .control),
    ],
    roles: [
      .news: [
        Role(.view, is: ["NewsViewController"], knows: [.viewModel, .row, .control]),
        Role(
          .viewModel, is: ["NewsViewModel"], knows: [.model, .row], byProtocol: [.service]),
        Role(.row, is: ["NewsRow", "NewsAlert"], knows: [.items]),
        .newsModel, .items, .service, .control(calling: [.view]),
      ],
      .button: [
        Role(.view, is: ["ButtonViewController"], knows: [.viewModel, .control]),
        Role(.viewModel, is: ["ButtonViewModel"], knows: [.model]),
        .buttonModel, .digits, .control,
      ],
    ])
}

// MARK: - What a recorded run shows

nonisolated extension Fingerprint {
  static let mvvm = Fingerprint([
    Statement("the view calls the view model by name", from: .view, to: .viewModel, by: [.call]),
    .viewDoesNotReachModel,
    Statement(
      "the view model reaches the view through a binding only",
      from: .viewModel, to: .view, by: [.observer, .wakes, .closure, .notification],
      // A delegate method that passes only its source, or a key path of it, notifies the view, as a closure does.
      kind: { $0.call.kind == .protocol && $0.call.passesNoValue ? .closure : $0.call.kind }
    ).needing(.binding),
    Statement("the view model touches no control") { $0.steps(from: .viewModel, to: .control) },
    Statement(
      "the view changes a control only when its binding delivers a value",
      of: .view, onlyDuring: .viewModel, where: \.changesControl
    ).needing(.binding),
    .modelWakes(.viewModel, "a change of the model wakes no role but the view model"),
  ]).naming(.binding, .read, deciding: .viewModel, showing: .view)
}
