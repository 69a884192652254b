import PatternKit
import Testing

@testable import Reports
@testable import Stories

@Suite("Replay: lane pictures")
struct LanePictureTests {
  private static func call(
    _ kind: Call.Kind, of type: String, _ function: String, role: RoleName? = nil,
    accessor: Call.Accessor? = nil, isClosure: Bool = false, calling calls: Call...
  ) -> Call {
    var call = Call(
      kind, via: kind == .protocol ? "P" : nil, module: "M", type: type, role: role,
      Member(function, isClosure: isClosure), accessor: accessor)
    call.calls = calls
    return call
  }

  /// A press that changes a label through a presenter.
  private static let press = LanePicture(
    CallTree(roots: [
      call(
        .touch, of: "Presenter", "press()", role: .presenter,
        calling: call(.call, of: "Model", "text", role: .model, accessor: .set),
        call(.call, of: "Model", "text", role: .model, accessor: .get),
        call(
          .protocol, of: "View", "show()", role: .view,
          calling: call(.call, of: "Label", "text", role: .control, accessor: .set)))
    ]))

  private static var arrows: [String] { press.steps.map { press.arrow(of: $0, y: 20).svg } }

  @Test func `the way to the label is thick and coloured`() {
    let way = [false, true, false, true, true]

    #expect(Self.arrows.map { $0.contains(#"stroke-width="4""#) } == way)
    #expect(Self.arrows.map { $0.contains("var(--accent)") } == way)
  }

  @Test func `the head of an arrow is at the end of its line, also within a lane`() {
    func svg(from: Int, to: Int) -> String {
      Arrow(kind: .call, isRead: false, isOnWay: false, from: from, to: to, y: 20).svg
    }

    #expect(svg(from: 10, to: 50).contains("H42\"") && svg(from: 10, to: 50).contains("M50 20l-8"))
    #expect(svg(from: 50, to: 50).contains("h-12\"") && svg(from: 50, to: 50).contains("M50 20l8"))
  }

  @Test func `the arrow of a read is thin`() {
    #expect(
      Self.arrows.map { $0.contains(#"stroke-width="1""#) } == [false, false, true, false, false])
  }

  /// An observer and another woken task continue later, and have the same arrow.
  @Test func `the arrows of the legend differ, but for those of tasks that continue later`() {
    let arrows = Arrow.examples.map(\.svg)

    #expect(Set(arrows).count == arrows.count - 1)
  }

  @Test func `only a label of a lane with several types names its type, and each names a closure`()
  {
    let tree = CallTree(roots: [
      Self.call(
        .touch, of: "Button", "press()", role: .control,
        calling: Self.call(.closure, of: "View", "show()", role: .view, isClosure: true),
        Self.call(.call, of: "Label", "text", role: .control, accessor: .set))
    ])

    #expect(
      LanePicture(tree).steps.map(\.name) == ["Button.press()", "closure in show()", "Label.text"])
  }

  @Test func `the lanes stand in the same order in every picture`() {
    let order: [RoleName] = [
      .control, .view, .controller, .presenter, .viewModel, .manager, .worker, .model, .service,
    ]
    let roots = order.reversed().map { Self.call(.call, of: "\($0)", "a()", role: $0) }

    #expect(LanePicture(CallTree(roots: roots)).lanes.map(\.role) == order)
  }

  @Test func `on the page, the arrow of a step leads from lane to lane`() {
    let lanes = ReplayDocument.Lanes(of: Self.press).lanes
    let arrows = Self.press.steps.map { ReplayDocument.RowEntry($0, of: Self.press) }

    #expect(arrows.map(\.to) == Self.press.steps.map { lanes[$0.to].x })
    #expect(
      arrows.dropFirst().map(\.from) == Self.press.steps.compactMap(\.from).map { lanes[$0].x })
  }
}
