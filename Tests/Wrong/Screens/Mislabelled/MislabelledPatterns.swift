import Model
import PatternKit
import TerminalUI
import Testing

/// A button demo that behaves correctly, and has the label of another pattern.
///
/// A statement needs none if the story of another pattern breaks it, or a drift that says so.
nonisolated struct Mislabelled: CustomTestStringConvertible, Sendable {
  /// The ID of the pattern that it claims to be.
  let label: String
  let pattern: Pattern
  /// The only statement of the fingerprint that it breaks.
  let broken: String

  var testDescription: String { "\(pattern.summary)" }

  static let all = [
    Mislabelled(
      "mvc", "a control calls the controller by name",
      roles: [.control: "NamingView", .controller: "NamedController"],
      broken: "the controls reach the controller only through a closure or a protocol",
      makeScreen: { NamedController(model: $0) }),
    Mislabelled(
      "mvc", "a control changes the model",
      roles: [.control: "GreedyView", .controller: "LateController"],
      broken: "the controls do not reach the model",
      makeScreen: { LateController(model: $0) }),
    Mislabelled(
      "mvp", "the view reads a property of the presenter",
      roles: [.view: "CuriousView", .presenter: "CuriousPresenter"],
      broken: "no function of the view reads a property of the presenter",
      makeScreen: { PlainViewController(CuriousView(.viewReadsPresenter, model: $0)) }),
    Mislabelled(
      "mvp", "the presenter sets a label",
      roles: [.view: "CuriousView", .presenter: "CuriousPresenter"],
      broken: "the presenter touches no control",
      makeScreen: { PlainViewController(CuriousView(.presenterSetsLabel, model: $0)) }),
    Mislabelled(
      "mvvm", "the view model calls the view",
      roles: [.view: "TalkativeView", .viewModel: "TalkativeViewModel"],
      broken: "the view model reaches the view through a binding only",
      makeScreen: { PlainViewController(TalkativeView(model: $0)) }),
    Mislabelled(
      "mvvm", "the view model sets a label",
      roles: [.view: "BoundView", .viewModel: "ClosureViewModel"],
      broken: "the view model touches no control",
      makeScreen: {
        let viewModel = ClosureViewModel(model: $0)
        let view = BoundView(viewModel: viewModel)
        viewModel.label = view.label
        return PlainViewController(view)
      }),
    Mislabelled(
      "notification", "the worker answers a message with a call",
      roles: [.manager: "AnsweredManager", .worker: "AnsweringWorker"],
      broken: "the worker reaches the manager by a message only",
      makeScreen: { AnsweredManager(model: $0) }),
  ]

  private init(
    _ label: String, _ summary: LocalizedText, roles: [RoleName: String], broken: String,
    makeScreen: @escaping @MainActor @Sendable (ButtonModel) -> ViewController
  ) {
    self.label = label
    self.broken = broken
    pattern = Pattern(
      id: label, name: label, summary: summary, roles: roles, makeScreen: makeScreen)
  }
}

nonisolated extension Pattern {
  /// No pattern: one object does everything.
  static let counter = Pattern(
    id: "counter", name: "Counter", summary: "one object counts the presses",
    demos: [.button: { _ in Screen(CounterViewController()) }])

  fileprivate init(
    id: String, name: String, summary: LocalizedText, roles: [RoleName: String],
    makeScreen: @escaping @MainActor @Sendable (ButtonModel) -> ViewController
  ) {
    let rules = DependencyRules(
      forbidden: [],
      roles: [.button: roles.map { Role($0, is: [$1]) } + [.buttonModel, .digits, .control]])
    self.init(
      id: id, name: name, summary: summary, dependencyRules: rules,
      demos: [.button: { Screen(makeScreen(ButtonModel(digits: $0.digits))) }])
  }
}
