import LiveObjects
import PatternDefinition
import XRay

/// The data of a replay page. The page reads it as JSON.
///
/// Sources and screens are stored once. Steps refer to them by index.
struct ReplayDocument: Encodable {
  struct PatternEntry: Encodable {
    let id: String
    let name: String
    let summary: String
    let purpose: String

    init(_ pattern: Pattern) {
      (id, name, summary) = (pattern.id, pattern.name, pattern.summary)
      purpose = pattern.purpose.rawValue
    }
  }

  struct DemoEntry: Encodable {
    let id: String
    /// The events as typed. The first one is `start`.
    let events: [String]
    let runs: [Run]
  }

  /// A demo in one pattern.
  struct Run: Encodable {
    let pattern: String
    let events: [Event]
    let graphs: [HoldGraph]
  }

  struct Event: Encodable {
    /// The screen before and after the event.
    let before: Int
    let after: Int
    let steps: [Step]
    let marks: Milestones
    /// The index of the graph after the event.
    let holds: Int
  }

  /// A step in the order of time. See `Call` for the fields that have the same name.
  struct Step: Encodable {
    let depth: Int
    let parent: Int?
    let kind: Call.Kind
    let via: String?
    let type: String
    let role: RoleName?
    let function: String
    let accessor: Call.Accessor?
    let lines: [Int]
    let count: Int?
    let source: Int?
    let screen: Int

    init(_ step: TimedSteps.Step, source: Int?, screen: Int) {
      let call = step.call
      (depth, parent) = (step.depth, step.parent)
      (kind, via, type, role) = (call.kind, call.via, call.type, call.role)
      function = call.function.replacing("_:", with: "")
      (accessor, lines) = (call.accessor, call.lines)
      count = call.count > 1 ? call.count : nil
      (self.source, self.screen) = (source, screen)
    }
  }

  /// The source of one function.
  struct Source: Encodable, Hashable {
    let path: String
    /// The number of the first line.
    let first: Int
    let lines: [String]
  }

  let patterns: [PatternEntry]
  /// The name of the hue of each role.
  let hues: [String: String]
  let demos: [DemoEntry]
  let sources: [Source]
  let screens: [[String]]
}
