import Catalog
import Foundation
import PatternKit
import TerminalUI
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

  /// A press with two equal calls. Its names contain markup.
  private static var hostileTree: CallTree {
    var show = call(.protocol, of: "T", "\u{7}<b>")
    show.via = "<img src=x>"
    let press = call(.touch, of: "</title><script>", "a&b(\"x\")", calling: show, show)
    var tree = CallTree(roots: [press])
    tree.missingStackCount = 3
    return tree
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

  @Test func `a picture has an arrow, a label and a line of text per step, and counts lost stacks`()
  {
    let picture = LanePicture(Self.hostileTree)
    let svg = picture.svg(title: "")

    #expect(
      picture.text() == [
        "1. touch → </title><script>.a&b(\"x\"), to </title><script>",
        "2. via <img src=x> × 2 → T.\u{7}<b>, from </title><script> to T",
        "stacks left out: 3",
      ])
    #expect(svg.ranges(of: #"<g class="step"#).count == 2)
    #expect(svg.ranges(of: "<text ").count == 2 + picture.lanes.count)
    for line in picture.text() { #expect(svg.contains(line.escaped)) }
  }

  @Test func `the way to the label is thick and coloured, and its key step says what it decides`() {
    let svg = Self.press.svg(title: "")

    #expect(
      Self.press.text().map { $0.components(separatedBy: " (").dropFirst().joined() } == [
        "", "on the way to the label)", "",
        "on the way to the label; key step: the presenter calls its view, through a protocol)",
        "the label changes)",
      ])
    let way = svg.split(separator: "\n").filter { $0.contains(#"class="step way"#) }
    #expect(way.map { $0.contains("way deciding") } == [false, true, false])
    for step in way {
      #expect(step.contains(#"stroke-width="4""#))
      #expect(step.contains(PictureColours.picture.accent))
    }
  }

  @Test func `in Chinese, a picture names its lanes in Chinese, two columns for each character`() {
    #expect(Self.press.text(in: .chinese)[1].contains("模型"))
    let svg = Self.press.svg(title: "", in: .chinese)
    #expect(svg.contains(#/textLength="28"[^>]*>(<[^>]*>)*模型</#))
  }

  @Test func `the head of an arrow is at the end of its line, also within a lane`() {
    func svg(from: Int, to: Int) -> String {
      Arrow(kind: .call, isRead: false, isOnWay: false, from: from, to: to, y: 20)
        .svg(in: .picture)
    }

    #expect(svg(from: 10, to: 50).contains("H42\"") && svg(from: 10, to: 50).contains("M50 20l-8"))
    #expect(svg(from: 50, to: 50).contains("h-12\"") && svg(from: 50, to: 50).contains("M50 20l8"))
  }

  @Test func `the label of a call to another lane stands over the middle of its arrow`() throws {
    for step in Self.press.steps[1...2] {
      let svg = Self.press.drawing(of: step, top: 0)
      let label = try #require(svg.firstMatch(of: #/<text x="(\d+)".+?textLength="(\d+)"/#))
      let (x, width) = (try #require(Int(label.1)), try #require(Int(label.2)))
      let arrow = Self.press.arrow(of: step, y: 0)

      #expect(x == (arrow.from + arrow.to - width) / 2)
    }
  }

  @Test func `the arrow of a read is thin`() {
    let arrows = Self.press.steps.map { Self.press.drawing(of: $0, top: 0) }

    #expect(
      arrows.map { $0.contains(#"stroke-width="1""#) } == [false, false, true, false, false])
  }

  /// An observer and another woken task continue later, and have the same arrow.
  @Test func `the arrows of the legend differ, but for those of tasks that continue later`() {
    let arrows = Poster.examples.map(\.svg)

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

  @Test func `the lanes stand in the same order in every picture, in the colours of their roles`() {
    let order: [RoleName] = [
      .control, .view, .controller, .presenter, .viewModel, .manager, .worker, .model, .service,
    ]
    let roots = order.reversed().map { Self.call(.call, of: "\($0)", "a()", role: $0) }

    #expect(LanePicture(CallTree(roots: roots)).lanes.map(\.role) == order)
    #expect(Set(order.map(LanePicture.colour)).count > 5)
  }

  @Test func `on the page, the arrow of a step leads from lane to lane`() {
    let lanes = ReplayDocument.Lanes(of: Self.press).lanes
    let arrows = Self.press.steps.map { ReplayDocument.RowEntry($0, of: Self.press) }

    #expect(arrows.map(\.to) == Self.press.steps.map { lanes[$0.to].x })
    #expect(
      arrows.dropFirst().map(\.from) == Self.press.steps.compactMap(\.from).map { lanes[$0].x })
  }

  @Test func `names cannot add elements to a picture`() {
    let svg = LanePicture(Self.hostileTree).svg(title: "</title><script>")

    #expect(!svg.contains("<script") && !svg.contains("<img") && !svg.contains("<b>"))
    #expect(!svg.contains("\u{7}"))
    #expect(svg.contains("<title>&lt;/title&gt;&lt;script&gt;</title>"))
    #expect(svg.contains("a&amp;b(&quot;x&quot;)"))
    #expect(svg.contains("via &lt;img src=x&gt; × 2"))
  }

  /// The steps lead from each lane to each lane. The names are shorter and longer than the picture is wide.
  @Test(arguments: [1, 20, 60])
  func `labels do not leave their picture, and no two are in the same row`(length: Int) {
    let roles: [RoleName] = [.control, .view, .presenter, .model]
    let name = String(repeating: "a", count: length)
    let roots = roles.flatMap { from in
      roles.map { to in
        Self.call(
          .touch, of: "\(from)", name, role: from,
          calling:
            Self.call(.protocol, of: "\(to)\(from)", name, role: to))
      }
    }
    let picture = LanePicture(CallTree(roots: roots))
    let svg = picture.svg(title: "")

    let labels = svg.matches(of: #/<text x="(-?\d+)" y="(\d+)"[^>]*textLength="(\d+)"/#)
    let numbers = labels.map { [$0.1, $0.2, $0.3].compactMap { Int($0) } }
    let rows = numbers.dropFirst(picture.lanes.count).map { $0[1] }

    #expect(rows.count == picture.steps.count)
    #expect(numbers.allSatisfy { $0[0] >= 0 && $0[0] + $0[2] <= picture.width })
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $1 - $0 >= 15 })
  }

  // MARK: The poster

  @Test func `the poster has the name, summary and picture of every pattern`() async {
    let svg = await Poster(of: Pattern.all).svg

    for pattern in Pattern.all {
      #expect(svg.contains(">\(pattern.name)</text>"))
      #expect(svg.contains(">\(pattern.summary)</text>"))
      #expect(
        svg.contains("\n<title>\(pattern.name): \(pattern.summary)</title>\n<desc>1. touch →"))
    }
    let sizes = svg.matches(of: #/font-size="(\d+)"/#).compactMap { Int($0.1) }
    #expect(sizes.allSatisfy { $0 >= 11 })
  }

  @Test func `the name and the summary of a pattern cannot add elements to a poster`() async {
    let own = Pattern(
      id: "own", name: "<b>", summary: "A & B", demos: [.button: { _ in Screen(ViewController()) }])

    let svg = await Poster(of: [own]).svg

    #expect(svg.contains(">&lt;b&gt;</text>"))
    #expect(svg.contains(">A &amp; B</text>"))
  }

  @Test(arguments: [Pattern.all, Pattern.all.filter { $0.id == "mvvm" }])
  func `a poster has its title, its source and a legend of the arrows in its pictures`(
    patterns: [Pattern]
  ) async throws {
    let svg = await Poster(of: patterns).svg

    let isAlone = patterns.count == 1
    #expect(svg.contains(">One press of the button\(isAlone ? "" : " in six patterns")</text>"))
    #expect(svg.contains("by patterns replay --poster\(isAlone ? " mvvm" : "")</text>"))
    #expect(svg.contains(">observer: observes, and runs later</text>"))
    #expect(svg.contains(">message M: its observer runs the function</text>") == !isAlone)
    #expect(!svg.contains(">starts: a new task</text>"))
  }

  @Test func `a picture has dark text on a light card, and each of its colours a dark counterpart`()
    async throws
  {
    let svg = await Poster(of: Pattern.all).svg

    #expect(svg.contains(##"<rect width="100%" height="100%" fill="#ffffff"/>"##))
    let colours = Set(svg.matches(of: #/(?:fill|stroke)="(#\w+)"/#).map(\.1))
    #expect(colours.count > 5)
    for colour in colours {
      let rule = try #require(
        svg.firstMatch(of: try Regex(#"\[fill="\#(colour)"\] \{ fill: (#\w+) \}"#)))
      #expect(rule.output[1].substring != colour)
    }
  }
}
