import PatternKit
import Stories

// Statements about the story of a demo that hold in several patterns.

nonisolated extension Fingerprint.Statement {
  static let modelWakesWorker = modelWakes(
    .worker, "a change of the model wakes no role but the worker")

  static func modelWakes(_ role: RoleName, _ text: String) -> Self {
    Self(
      text, ifSeen: { !$0.wakesByModel().isEmpty }, isBrokenBy: { $0.wakesByModel(except: role) })
  }

  static let viewDoesNotReachModel = Self(
    "the view does not reach the model", ifSeen: { $0.hasView },
    isBrokenBy: { $0.steps(from: .view, to: .model) }
  ).needing(.start)

  static let managerCallsWorker = Self(
    "the manager calls the worker by name", from: .manager, to: .worker, by: [.call])

  /// A manager that changes a control after its call does not need the report.
  static let managerWaitsForWorker = Self(
    "the manager changes no control after a call of the worker, but waits for the report",
    ifSeen: { !$0.steps(from: .manager, to: .worker).isEmpty },
    isBrokenBy: {
      $0.steps.map(\.call).filter { $0.isOf(.manager) }.flatMap { manager in
        let later = manager.calls.drop { !$0.isOf(.worker) || $0.accessor == .get }
        return later.filter(\.changesControl).map { Step($0, of: manager) }
      }
    })

  /// A report carries everything that the manager shows. A screen that patterns share sets its controls
  /// itself.
  static let managerSetsControlsInReport = Self(
    "the manager sets a property of a control only during a report of the worker",
    of: .manager, onlyDuring: .worker, where: \.setsControl)
}

nonisolated extension CallTree {
  /// Whether the story says anything about the view.
  var hasView: Bool { steps.contains { $0.call.isOf(.view) } }
}
