import Model
import PatternKit
import Store
import Stories

// MARK: - How the objects are connected

nonisolated extension Pattern {
  static let store = Pattern(
    id: "store", name: "Store and reducer",
    summary: "the view sends actions to a store, and a reducer changes its state",
    purpose: .splitsScreen, module: "Store", dependencyRules: .store,
    demos: [
      .news: { services in
        let store = NewsStore(source: services.news, images: services.images)
        return Screen(NewsViewController(store: store))
      },
      .button: { services in
        Screen(ButtonViewController(store: ButtonStore(digits: services.digits)))
      },
    ])
}

nonisolated extension RoleName {
  static let store = RoleName("store")
  static let state = RoleName("state")
  static let action = RoleName("action")
  static let effect = RoleName("effect")
  static let reducer = RoleName("reducer")
}

// MARK: - Allowed and forbidden references

nonisolated extension DependencyRules {
  // A view writes `.buttonTapped` without the name of the type. So no row of a view lists the action.
  static let store = DependencyRules(
    forbidden: [
      .never(.view, knows: .reducer), .never(.view, knows: .effect),
      .never(.view, knows: .service), .never(.store, knows: .view),
      .never(.store, knows: .control), .never(.reducer, knows: .store),
      .never(.reducer, knows: .service), .never(.reducer, knows: .control),
      .never(.state, knows: .store), .never(.state, knows: .control),
    ],
    roles: [
      .news: [
        Role(.view, is: ["NewsViewController"], knows: [.store, .state, .control]),
        Role(
          .store, is: ["NewsStore"], knows: [.state, .action, .effect, .reducer, .items],
          byProtocol: [.service]),
        Role(
          .state, is: ["NewsState", "NewsStatus", "NewsRows", "NewsRow", "NewsAlert"],
          knows: [.items]),
        Role(.action, is: ["NewsAction"], in: "NewsReducer", knows: [.items]),
        Role(.effect, is: ["NewsEffect"], in: "NewsReducer"),
        Role(.reducer, is: ["NewsReducer"], knows: [.state, .action, .effect, .items]),
        .items, .service, .control(calling: [.view]),
      ],
      .button: [
        Role(.view, is: ["ButtonViewController"], knows: [.store, .state, .control]),
        Role(
          .store, is: ["ButtonStore"], knows: [.state, .action, .effect, .reducer],
          byProtocol: [.service]),
        Role(.state, is: ["ButtonState"], in: "ButtonReducer"),
        Role(.action, is: ["ButtonAction"], in: "ButtonReducer"),
        Role(.effect, is: ["ButtonEffect"], in: "ButtonReducer"),
        Role(.reducer, is: ["ButtonReducer"], knows: [.state, .action, .effect]),
        .digits, .control,
      ],
    ])
}

// MARK: - What a recorded run shows

nonisolated extension Fingerprint {
  static let store = Fingerprint([
    Statement("the view calls the store by name", from: .view, to: .store, by: [.call]),
    Statement("the store calls the reducer by name", from: .store, to: .reducer, by: [.call]),
    Statement("no other role calls the reducer") {
      $0.steps.filter { step in
        step.call.isOf(.reducer) && ![.store, .reducer].contains(step.caller?.role)
      }
    },
    Statement("the reducer calls the state, and no other role") {
      $0.steps.filter { step in
        step.caller?.isOf(.reducer) == true && ![.state, .reducer].contains(step.call.role)
      }
    },
    Statement(
      "the store reaches the view through a binding only", from: .store, to: .view, by: [.observer]),
    Statement("the view changes a control only when its binding delivers a state") {
      $0.steps(of: .view, exceptDuring: .store, where: \.changesControl)
    },
  ])
}
