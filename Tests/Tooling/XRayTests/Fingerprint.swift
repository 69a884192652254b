import TerminalUI
import XRay

/// The expected call tree of each pattern, as statements that no other pattern fulfills.
struct Fingerprint {
  typealias Statement = (text: String, holds: (CallTree) -> Bool)

  /// The statements about one press of the button, per pattern ID.
  static let ofButton: [String: [Statement]] = [
    "mvc": [
      (
        "the press reaches the controller through a protocol",
        {
          $0.ways(from: .view, to: .controller) == [.protocol]
        }
      ),
      (
        "the controller calls view and model by name",
        {
          $0.ways(from: .controller, to: .view) == [.call]
            && $0.ways(from: .controller, to: .model) == [.call]
        }
      ),
      ("the view does not call the model", { $0.ways(from: .view, to: .model).isEmpty }),
      ("the controller touches no control", { $0.ways(from: .controller, to: .control).isEmpty }),
      ("all is done when the press is over", { $0.roots.allSatisfy { $0.kind == .touch } }),
    ],
    "mvp": [
      (
        "the view reaches the presenter through a protocol only",
        {
          $0.ways(from: .view, to: .presenter) == [.protocol]
        }
      ),
      (
        "the presenter reaches the view through a protocol only",
        {
          $0.ways(from: .presenter, to: .view) == [.protocol]
        }
      ),
      (
        "the presenter calls the model by name",
        {
          $0.ways(from: .presenter, to: .model) == [.call]
        }
      ),
      ("the view does not call the model", { $0.ways(from: .view, to: .model).isEmpty }),
      ("the presenter touches no control", { $0.ways(from: .presenter, to: .control).isEmpty }),
    ],
    "mvvm": [
      (
        "the view calls the view model by name",
        {
          $0.ways(from: .view, to: .viewModel) == [.call]
        }
      ),
      (
        "the view model calls no view and no control",
        {
          $0.ways(from: .viewModel, to: .view).isEmpty
            && $0.ways(from: .viewModel, to: .control).isEmpty
        }
      ),
      (
        "the label changes in a tree without a caller in the app",
        { tree in
          tree.roots.contains { $0.kind == .later && $0.changesLabel }
            && !tree.roots.contains { $0.kind == .touch && $0.changesLabel }
        }
      ),
    ],
    "direct": [
      ("the manager calls the worker by name", { $0.ways(from: .manager, to: .worker) == [.call] }),
      ("the worker calls the manager by name", { $0.ways(from: .worker, to: .manager) == [.call] }),
    ],
    "delegate": [
      ("the manager calls the worker by name", { $0.ways(from: .manager, to: .worker) == [.call] }),
      (
        "the worker reaches the manager through a protocol",
        {
          $0.ways(from: .worker, to: .manager) == [.protocol]
        }
      ),
    ],
    "notification": [
      (
        "the manager reaches the worker by a message only",
        {
          $0.ways(from: .manager, to: .worker) == [.notification]
        }
      ),
      (
        "the worker reaches the manager by a message only",
        {
          $0.ways(from: .worker, to: .manager) == [.notification]
        }
      ),
    ],
  ]

  /// The statements about the print task, per ID of the patterns that have one.
  static let ofTask: [String: [Statement]] = [
    "direct": [
      ("the worker calls the manager by name", { $0.ways(from: .worker, to: .manager) == [.call] })
    ],
    "delegate": [
      (
        "the worker reaches the manager through a protocol",
        {
          $0.ways(from: .worker, to: .manager) == [.protocol]
        }
      )
    ],
    "notification": [
      (
        "the worker reaches the manager by a message only",
        {
          $0.ways(from: .worker, to: .manager) == [.notification]
        }
      )
    ],
  ]

  /// The statements about the news list: loading, opening a row and a failed load.
  static let ofNews: [String: [Statement]] = [
    "mvc": [
      (
        "the controls reach the controller through protocols, and a closure that loads a picture",
        {
          $0.ways(from: .control, to: .controller) == [.protocol, .closure]
        }
      ),
      (
        "the controller calls the controls by name",
        {
          $0.ways(from: .controller, to: .control) == [.call]
        }
      ),
      (
        "table and model do not meet",
        {
          $0.ways(from: .control, to: .model).isEmpty && $0.ways(from: .model, to: .control).isEmpty
        }
      ),
    ],
    "mvp": [
      (
        "the view reaches the presenter through a protocol only",
        {
          $0.ways(from: .controller, to: .presenter) == [.protocol]
        }
      ),
      (
        "the presenter reaches the view through a protocol only",
        {
          $0.ways(from: .presenter, to: .controller) == [.protocol]
        }
      ),
      ("the presenter touches no control", { $0.ways(from: .presenter, to: .control).isEmpty }),
    ],
    "mvvm": [
      (
        "the view model calls no role above it",
        {
          $0.ways(from: .viewModel, to: .controller).isEmpty
            && $0.ways(from: .viewModel, to: .control).isEmpty
        }
      ),
      (
        "the change begins in the controller, without a caller",
        { tree in
          tree.roots.contains { $0.kind == .later && $0.role == .controller }
        }
      ),
    ],
    "direct": [
      ("the worker calls the manager by name", { $0.ways(from: .worker, to: .manager) == [.call] })
    ],
    "delegate": [
      (
        "the worker reaches the manager through a protocol",
        {
          $0.ways(from: .worker, to: .manager) == [.protocol]
        }
      )
    ],
    "notification": [
      (
        "the worker reaches the manager by a message only",
        {
          $0.ways(from: .worker, to: .manager) == [.notification]
        }
      )
    ],
  ]
}

extension Call {
  /// Whether the call, or a call that it makes, changes the text of a label.
  fileprivate var changesLabel: Bool {
    (type == "Label" && function.hasPrefix("text")) || calls.contains(where: \.changesLabel)
  }
}
