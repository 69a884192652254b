import PatternKit
import Stories

/// The picture of one event: one lane per role that takes part, time downward, one arrow per step.
struct LanePicture {
  struct Lane: Hashable {
    /// The name of the role, or of the type if it has no role.
    let name: String
    let role: RoleName?

    init(of call: Call) {
      role = call.role
      name = call.role?.rawValue ?? call.type
    }

    /// The place of the lane among the others. It is the same in every picture.
    fileprivate var rank: Int {
      Self.order.firstIndex(of: role) ?? Self.order.firstIndex(of: nil) ?? 0
    }

    /// The roles from left to right. Others stand at the place of `nil`, in the order of their names.
    private static let order: [RoleName?] = [
      .control, .view, .controller, .presenter, .viewModel, .manager, .worker, nil, .model, .items,
      .service,
    ]
  }

  struct DrawnStep {
    let call: Call
    /// The index of the caller’s lane, or `nil` if the step has no caller.
    let from: Int?
    /// The index of the lane of the called function.
    let to: Int
    /// The function or property. A lane with several types shows the type too.
    let name: String
    /// Whether the step is on the way from the change of the model to the change of the label.
    let isOnWay: Bool
  }

  let lanes: [Lane]
  /// The steps in the order of time.
  let steps: [DrawnStep]
  /// The steps whose arrows are thick, or `nil` if the event has none.
  let way: WayOfChange?

  init(_ tree: CallTree) {
    let (timed, way) = (tree.folded.stepsByTime, tree.folded.wayOfChange)
    let lanes = Set(timed.map { Lane(of: $0.call) })
      .sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }
    func lane(_ call: Call) -> Int { lanes.firstIndex(of: Lane(of: call)) ?? 0 }
    (self.lanes, self.way) = (lanes, way)
    steps = timed.enumerated().map { index, step in
      let call = step.call
      let isOnlyType = timed.allSatisfy {
        Lane(of: $0.call) != Lane(of: call) || $0.call.type == call.type
      }
      // The text form contains the type of a property.
      let member = call.accessor == nil ? call.member.shortText : call.member.name
      let name = isOnlyType ? member : "\(call.type).\(member)"
      return DrawnStep(
        call: call, from: step.parent.map { lane(timed[$0].call) }, to: lane(call),
        name: (call.member.isClosure ? Notation.closure : "") + name,
        isOnWay: way?.steps.contains(index) == true)
    }
  }

  // MARK: Places

  private static let laneDistance = 86
  /// The distance of the first and of the last lane from the edge.
  private static let margin = 52

  var width: Int { 2 * Self.margin + (lanes.count - 1) * Self.laneDistance }

  static func x(ofLane index: Int) -> Int { margin + index * laneDistance }

  /// Returns the arrow of a step. An event that has no caller comes from the left edge.
  func arrow(of step: DrawnStep, y: Int) -> Arrow {
    Arrow(
      kind: step.call.kind, isRead: step.call.accessor == .get, isOnWay: step.isOnWay,
      from: step.from.map(Self.x) ?? 8, to: Self.x(ofLane: step.to), y: y)
  }
}
