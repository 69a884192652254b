import PatternDefinition
import XRay

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

  /// Holds in a demo without a print task, because it has no lines.
  static let eachWritesOneLine = Self(
    "the worker writes one line of the print task, then the manager writes one"
  ) {
    let writers = $0.hops.filter { $0.call.isOf(.model) && $0.call.function.hasPrefix("say(") }
    return writers.allSatisfy { $0.call.count == 1 }
      && [[], [.worker, .manager]].contains(writers.map(\.caller?.role))
  }
}
