import PatternKit
import Tracing

// Statements about the story of a demo that hold in several patterns.

nonisolated extension Fingerprint.Statement {
  /// A role that waits for the end of a load does not observe the model.
  static let answerWakesModel = Self(
    "an answer wakes the model or a control, but no other role"
  ) {
    $0.rolesWokenByAnswer.isSubset(of: [.model, .control])
  }

  static let modelWakesNoRole = Self(
    "a change of the model wakes no role"
  ) {
    $0.rolesWokenByModel.isEmpty
  }

  /// A manager that changes a control after its call does not need the report.
  static let managerWaitsForWorker = Self(
    "the manager changes no control after a call of the worker, but waits for the report"
  ) {
    $0.hops.map(\.call).filter { $0.isOf(.manager) }.allSatisfy { manager in
      let later = manager.calls.drop { !$0.isOf(.worker) || $0.accessor == .get }
      return !later.contains(where: \.changesControl)
    }
  }

  /// The report carries what the manager shows, so one change is sufficient.
  static let managerChangesControlOnce = Self(
    "the manager changes a control exactly once in each report of the worker"
  ) {
    let reports = $0.hops.filter { $0.caller?.isOf(.worker) == true && $0.call.isOf(.manager) }
    return reports.allSatisfy { $0.call.changesOfControls == 1 }
  }
}

nonisolated extension Call {
  /// The number of changes of controls during the call. What a control changes in itself is ignored.
  fileprivate var changesOfControls: Int {
    calls.map { $0.count * ($0.changesControl ? 1 : $0.changesOfControls) }.reduce(0, +)
  }
}
