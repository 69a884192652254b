import Model
import PatternKit
import TerminalUI
import Testing

/// A screen that behaves as its pattern demands, but breaks the rules of the pattern.
nonisolated struct Drift: CustomTestStringConvertible, Sendable {
  /// The pattern that the screen claims to be, with the roles of its own types.
  let pattern: Pattern
  /// The statements of the pattern’s fingerprint that the story of the screen breaks.
  let brokenStatements: [String]

  var testDescription: String { "\(pattern.id): \(pattern.summary)" }

  private init(
    of id: String, _ change: LocalizedText, breaks statements: String..., demo: Demo = .button,
    roles: [Role], wiring: @escaping Pattern.Wiring
  ) {
    pattern = Pattern(
      id: id, name: id, summary: change,
      dependencyRules: DependencyRules(
        forbidden: [], roles: [demo: roles + [.buttonModel, .digits, .control]]),
      demos: [demo: wiring])
    brokenStatements = statements
  }

  static let all = [
    Drift(
      of: "mvc", "the view observes the model",
      breaks: "the controller changes a control by name",
      roles: [Role(.controller, is: ["SmalltalkController"])],
      wiring: { Screen(SmalltalkController(model: ButtonModel(digits: $0.digits))) }),
    Drift(
      of: "mvp", "the view takes the number from the model",
      breaks: "the presenter reaches the view through a protocol only",
      "the view does not reach the model",
      "the view changes a control only when the presenter calls it",
      "a change of the model wakes no role but the presenter",
      roles: [
        Role(.view, is: ["SupervisedScreen"]), Role(.presenter, is: ["SupervisingController"]),
      ],
      wiring: { Screen(SupervisedScreen(model: ButtonModel(digits: $0.digits))) }),
    Drift(
      of: "mvvm", "the view does not wait for its binding",
      breaks: "the view changes a control only when its binding delivers a value",
      roles: [
        Role(.view, is: ["HastyScreen", "BoundScreen"]), Role(.viewModel, is: ["NumberViewModel"]),
      ],
      wiring: { Screen(HastyScreen(model: ButtonModel(digits: $0.digits))) }),
    Drift(
      of: "mvvm", "the view waits for its view model, and then reads the model",
      breaks: "the view does not reach the model",
      roles: [
        Role(.view, is: ["ModelReadingScreen", "BoundScreen"]),
        Role(.viewModel, is: ["NumberViewModel"]),
      ],
      wiring: { Screen(ModelReadingScreen(model: ButtonModel(digits: $0.digits))) }),
    Drift(
      of: "direct", "the manager writes the line of the worker itself",
      breaks: "the manager sets a property of a control only during a report of the worker",
      demo: .task,
      roles: [Role(.manager, is: ["HastyManager"]), Role(.worker, is: ["HastyWorker"])],
      wiring: { _ in Screen(HastyManager()) }),
  ]
}
