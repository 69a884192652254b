import MVP
import Model
import PatternKit
import Stories

// MARK: - How the objects are connected

nonisolated extension Pattern {
  static let mvp = Pattern(
    id: "mvp", name: "MVP",
    summary: "the presenter tells a passive view what to show",
    purpose: .splitsScreen, mechanism: .weakReference, module: "MVP", dependencyRules: .mvp,
    demos: [
      .news: { services in
        let model = NewsModel(source: services.news)
        let presenter = NewsPresenter(model: model, images: services.images)
        return Screen(NewsViewController(presenter: presenter))
      },
      .button: { services in
        let model = ButtonModel(digits: services.digits)
        let presenter = ButtonPresenter(model: model)
        return Screen(ButtonViewController(presenter: presenter))
      },
    ])
}

// MARK: - Allowed and forbidden references

nonisolated extension DependencyRules {
  static let mvp = DependencyRules(
    forbidden: [
      .never(.view, knows: .model), .never(.view, knows: .items),
      .never(.view, knows: .service), .byProtocolOnly(.presenter, knows: .view),
      .never(.presenter, knows: .control),
    ],
    roles: [
      .news: [
        Role(.view, is: ["NewsViewController"], knows: [.presenter, .row, .control]),
        Role(
          .presenter, is: ["NewsPresenter", "NewsViewProtocol"],
          knows: [.model, .row], byProtocol: [.view, .service]),
        Role(.row, is: ["NewsRow", "NewsAlert"], knows: [.items]),
        .newsModel, .items, .service, .control(calling: [.view]),
      ],
      .button: [
        Role(.view, is: ["ButtonViewController"], knows: [.presenter, .control]),
        Role(
          .presenter, is: ["ButtonPresenter", "ButtonViewProtocol"],
          knows: [.model], byProtocol: [.view]),
        .buttonModel, .digits, .control,
      ],
    ])
}

// MARK: - What a recorded run shows

nonisolated extension Fingerprint {
  static let mvp = Fingerprint([
    Statement("the view calls the presenter by name", from: .view, to: .presenter, by: [.call]),
    Statement(
      "the presenter reaches the view through a protocol only",
      from: .presenter, to: .view, by: [.protocol]),
    Statement("the presenter calls the model by name", from: .presenter, to: .model, by: [.call]),
    .viewDoesNotReachModel,
    Statement("the presenter touches no control") { $0.steps(from: .presenter, to: .control) },
    Statement(
      "the view changes a control only when the presenter calls it",
      of: .view, onlyDuring: .presenter, where: \.changesControl),
    Statement(
      "no function of the view reads a property of the presenter", ifSeen: { $0.hasView },
      isBrokenBy: { $0.steps(from: .view, to: .presenter).filter { $0.call.accessor == .get } }
    ).needing(.reads),
    .modelWakes(.presenter, "a change of the model wakes no role but the presenter"),
  ]).naming(.pass, deciding: .presenter, showing: .view)
}
