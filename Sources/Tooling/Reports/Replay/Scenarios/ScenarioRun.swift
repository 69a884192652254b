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
    let after: State
  }

  /// The way of a change to a label.
  struct Change: Encodable {
    let label: Int
    let steps: [Int]
    let decidingStep: Int
  }

  /// What was read from the objects when everything that an event woke had run.
  struct State: Encodable {
    let alive: [Int]
    let released: [Int]
    /// The objects that nothing but themselves keeps.
    let stuck: [Int]
    let properties: [Property]
    let references: [Reference]
    let screens: [VisibleScreen]
  }

  struct Property: Encodable, Equatable {
    let object: Int
    let name: String
    let value: String
    let site: ReplayDocument.Site?
  }

  struct Reference: Encodable, Equatable {
    let holder: Int
    let property: String
    let kind: String
    let via: String?
    /// The number of the object, or `nil` if the reference is `nil`.
    let held: Int?
    /// The property or the message that the holder observes.
    let observed: String?
    let site: ReplayDocument.Site?

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(holder, forKey: .holder)
      try container.encode(property, forKey: .property)
      try container.encode(kind, forKey: .kind)
      try container.encodeIfPresent(via, forKey: .via)
      // The page shows a reference that is nil.
      try container.encode(held, forKey: .held)
      try container.encodeIfPresent(observed, forKey: .observed)
      try container.encodeIfPresent(site, forKey: .site)
    }

    private enum CodingKeys: CodingKey {
      case holder, property, kind, via, held, observed, site
    }
  }

  struct VisibleScreen: Encodable, Equatable {
    let object: Int
    let label: String
    let rows: [String]?
    let alert: String?
  }

  let pattern: String
  let objects: [Object]
  let events: [EventEntry]
  let kept: [Int]?
  /// The line of the pattern that this run lacks.
  var missing: ReplayDocument.Site?
}
