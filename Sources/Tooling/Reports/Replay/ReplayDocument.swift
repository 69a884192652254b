import PatternKit
import Stories

/// The data of a replay page. The page reads it as JSON.
///
/// Sources, screens, calls, lanes and rows are stored once. Events and steps refer to them by index.
struct ReplayDocument: Encodable {
  struct PatternEntry: Encodable {
    let id: String
    let name: String
    /// The pattern in one line.
    let summary: String

    init(_ pattern: Pattern) {
      (id, name, summary) = (pattern.id, pattern.name, "\(pattern.summary)")
    }
  }

  struct DemoEntry: Encodable {
    let id: String
    /// The events as typed. The first one is `start`.
    let events: [String]
    let runs: [RunEntry]
  }

  /// A demo in one pattern.
  struct RunEntry: Encodable {
    let pattern: String
    let events: [EventEntry]
  }

  struct EventEntry: Encodable {
    /// The screen before and after the event.
    let before: Int
    let after: Int
    let steps: [StepEntry]
    let way: WayOfChange?
    /// What the deciding step decides, by language.
    let decision: [String: String]?
    let lanes: Int
  }

  /// A step in the order of time.
  struct StepEntry: Encodable {
    let call: Int
    let parent: Int?
    /// The line of the called function that was reached first. Which later lines a stack shows
    /// depends on the optimizer.
    let line: Int?
    let source: Int?
    /// The line that makes the step.
    let site: Site?
    /// The screen and the arrow. The steps of a scenario have none.
    var screen: Int?
    var row: Int?
    /// The number of the object, in a scenario.
    var object: Int?
    /// The value of the property, or the arguments, if they are known.
    var value: String?
    /// Whether the step runs after the root has returned. Otherwise it is `nil`.
    var later: Bool?
    /// The properties, or the answer, for which the task of the step waits after the step.
    var waits: [String]?
  }

  /// The arrow of a step, and what its label names. The page writes the label, so that it is readable
  /// in every size.
  struct RowEntry: Encodable, Hashable {
    let svg: String
    let name: String
    /// The ends of the arrow.
    let from, to: Int

    /// The arrow is 11 below the upper edge.
    static let height = 18

    init(_ step: LanePicture.DrawnStep, of picture: LanePicture) {
      let arrow = picture.arrow(of: step, y: 11)
      // JSON escapes each quotation mark, but no apostrophe.
      svg = arrow.svg.replacing("\"", with: "'")
      (name, from, to) = (step.name, arrow.from, arrow.to)
    }
  }

  /// What a step calls. See `Call` for the fields that have the same name.
  struct CallEntry: Encodable, Hashable {
    let kind: Call.Kind
    let via: String?
    let type: String
    let role: RoleName?
    let function: String
    /// The name in a sentence: a function, the function around a closure, or a property without its type.
    let member: String
    let isClosure: Bool?
    let accessor: Call.Accessor?
    let count: Int?
    /// How the step is reached, in the words of X-ray.
    let words: String

    init(_ call: Call) {
      (kind, via, type, role) = (call.kind, call.via, call.type, call.role)
      function = call.member.description
      member = call.accessor == nil ? call.member.function : call.member.name
      isClosure = call.member.isClosure ? true : nil
      (accessor, words) = (call.accessor, call.words + Notation.count(call.count))
      count = call.count > 1 ? call.count : nil
    }
  }

  struct Site: Encodable, Hashable {
    let source: Int
    let line: Int
  }

  /// The lanes of a picture, from left to right.
  struct Lanes: Encodable, Hashable {
    struct Lane: Encodable, Hashable {
      let name: String
      let role: RoleName?
      let x: Int
    }

    let width: Int
    let lanes: [Lane]

    init(of picture: LanePicture) {
      width = picture.width
      lanes = picture.lanes.enumerated().map { index, lane in
        Lane(name: lane.name, role: lane.role, x: LanePicture.x(ofLane: index))
      }
    }
  }

  /// An example of an arrow.
  struct Example: Encodable {
    let text: String
    let svg: String
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
  let scenarios: [String: [ScenarioRun]]
  let sources: [Source]
  let screens: [[String]]
  let calls: [CallEntry]
  let lanes: [Lanes]
  let rows: [RowEntry]
  /// The height of the arrow in a row.
  let rowHeight: Int
  /// The words before what a task waits for.
  let waits: String
  let legend: [Example]
  /// The language of the page, or `nil` for that of the browser.
  let language: String?
  /// The Chinese of each text of the page.
  let chinese: [String: String]
}
