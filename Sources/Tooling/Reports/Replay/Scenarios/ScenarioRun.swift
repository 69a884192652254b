import PatternKit
import Stories

/// One pattern in one scenario, as the page reads it. A field without a value is not known.
struct ScenarioRun: Encodable {
  struct Object: Encodable {
    let type: String
    let role: RoleName?
    /// The screen whose root this view controller is.
    let screen: String?
    /// The number of the root view controller whose screen contains this control.
    let `in`: Int?
  }

  struct EventEntry: Encodable {
    let action: String
    let screen: String?
    let steps: [ReplayDocument.StepEntry]
    let changes: [Change]
    let after: ObjectState
    /// The references after the event, by their indexes in those of the run.
    let references: [Int]
  }

  /// The way of a change to a label.
  struct Change: Encodable {
    let label: Int
    let steps: [Int]
    let decidingStep: Int
  }

  let pattern: String
  let objects: [Object]
  let events: [EventEntry]
  let references: [ObjectState.Reference]
  let kept: [Int]?
  /// The line of the pattern that this run lacks.
  var missing: ReplayDocument.Site?

  func references(after event: Int) -> [ObjectState.Reference] {
    events[event].references.map { references[$0] }
  }
}
