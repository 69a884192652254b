import Catalog
import Foundation
import PatternKit
import TerminalUI
import Testing
import UITesting

@testable import Reports
@testable import Tracing

@Suite("Replay: lane pictures")
struct LanePictureTests {
  /// One press in each pattern. They are recorded once, because naming functions takes time.
  private static let recorded = Task { @MainActor in
    var pictures: [(pattern: Pattern, picture: LanePicture)] = []
    for demo in PatternDemo.all(.button) {
      pictures.append((demo.pattern, LanePicture(try #require(await Recording(demo).press()))))
    }
    return pictures
  }

  /// A press with two calls whose names contain markup.
  private static var hostileTree: CallTree {
    var press = Call(.touch, module: "M", type: "</title><script>", Member("a&b(\"x\")"))
    var call = Call(.protocol, via: "<img src=x>", module: "M", type: "T", Member("\u{7}<b>"))
    call.count = 2
    press.calls = [call]
    return CallTree(roots: [press], missingStackCount: 3)
  }

  /// Returns the number of times that a text occurs in another.
  private func count(of part: String, in text: String) -> Int { text.ranges(of: part).count }

  @Test func `a picture has one arrow, one label and one line of text per step`() async throws {
    for (_, picture) in try await Self.recorded.value {
      let svg = picture.svg(title: "", in: .picture)

      #expect(!picture.steps.isEmpty)
      #expect(count(of: #"<g class="step"#, in: svg) == picture.steps.count)
      #expect(count(of: "<text ", in: svg) == picture.steps.count + picture.lanes.count)
      #expect(picture.text().count == picture.steps.count)
      for (step, line) in zip(picture.steps, picture.text()) {
        #expect(line.contains("\(step.words) → \(step.call.name), "))
        #expect(svg.contains(line.escaped))
      }
    }
  }

  @Test func `a picture contains every step of its tree, and reports the stacks left out`() throws {
    let tree = Self.hostileTree

    let picture = LanePicture(tree)

    #expect(picture.steps.map(\.call) == tree.folded.steps.map(\.call))
    #expect(picture.text().last == "stacks left out: 3")
  }

  @Test func `the text of a picture says from which lane to which lane a step goes`() {
    #expect(
      LanePicture(Self.hostileTree).text().prefix(2).map { $0.components(separatedBy: ", ").last }
        == [
          "to </title><script>", "from </title><script> to T",
        ])
  }

  @Test func `the way from the model ends with the change of the label in every pattern`()
    async throws
  {
    for (pattern, picture) in try await Self.recorded.value {
      let way = picture.steps.filter(\.isOnWay)
      #expect(way.first?.call.name == "ButtonModel.number: Int", "\(pattern)")
      #expect(way.last?.call.name == "Label.text: String", "\(pattern)")
      #expect(way.last?.changesLabel == true, "\(pattern)")
      #expect(way.allSatisfy { $0.call.accessor != .get }, "\(pattern)")

      let svg = picture.svg(title: "", in: .picture)
      let deciding = svg.split(separator: "\n").filter { $0.contains("step way deciding") }
      #expect(deciding.count == 1)
      let step = try #require(picture.steps.first { $0.decision != nil })
      #expect(step.index == picture.way?.decidingStep)
      #expect(picture.text()[step.index].contains("; key step: the "), "\(pattern)")
      #expect(deciding.first?.contains(PictureColours.picture.accent) == true)
    }
  }

  @Test func `every label of a lane with several types names its type`() async throws {
    for (pattern, picture) in try await Self.recorded.value {
      for steps in Dictionary(grouping: picture.steps, by: \.to).values
      where Set(steps.map(\.call.type)).count > 1 {
        let others = steps.filter { !$0.name.hasPrefix("\($0.call.type).") }
        #expect(others.map(\.name) == [], "\(pattern)")
      }
    }
  }

  @Test func `the lanes stand in the same order in every picture, from control to service`()
    async throws
  {
    let order: [RoleName] = [
      .control, .view, .controller, .presenter, .viewModel, .manager, .worker, .model, .service,
    ]
    for (pattern, picture) in try await Self.recorded.value {
      let roles = picture.lanes.compactMap(\.role)
      #expect(roles == order.filter(roles.contains), "\(pattern)")
      #expect(roles.first == .control && roles.suffix(2) == [.model, .service], "\(pattern)")
    }
  }

  @Test func `the arrow of a read is thin, and its head is open`() async throws {
    for (_, picture) in try await Self.recorded.value {
      for step in picture.steps where !step.isOnWay {
        let drawing = picture.drawing(of: step, top: 0, in: .picture)
        #expect(drawing.contains(#"stroke-width="1""#) == (step.call.accessor == .get))
      }
    }
  }

  @Test func `in the legend, the arrow of “get” is thin, and that of the path is thick`() {
    let examples = Poster.examples(in: .picture)

    let thin = examples.filter { $0.svg.contains(#"stroke-width="1""#) }
    let thick = examples.filter { $0.svg.contains(#"stroke-width="4""#) }
    #expect(thin.map(\.text) == ["get: reads a property"])
    #expect(thick.map(\.text) == ["the path of the change to the label"])
  }

  /// A presenter reaches its view as a worker reaches its delegate, so the arrows are the same.
  @Test func `without any text, only MVP and the delegate pattern have the same arrows`()
    async throws
  {
    let pictures = try await Self.recorded.value.map { pattern, picture in
      (pattern.id, arrows(of: picture))
    }

    #expect(pictures.allSatisfy { !$1.contains("buttonTapped") })
    for (id, arrows) in pictures {
      let same = pictures.filter { $1 == arrows }.map(\.0)
      #expect(same == (["mvp", "delegate"].contains(id) ? ["mvp", "delegate"] : [id]))
    }
  }

  /// Returns a picture without its texts and its background.
  private func arrows(of picture: LanePicture) -> String {
    picture.svg(title: "", in: .picture).replacing(#/<(text|desc)[\s\S]*?<\/\1>/#, with: "")
      .replacing(#/<rect [^>]*>/#, with: "")
  }

  @Test func `names cannot add elements to a picture`() throws {
    let svg = LanePicture(Self.hostileTree).svg(title: "</title><script>", in: .picture)

    #expect(!svg.contains("<script") && !svg.contains("<img") && !svg.contains("<b>"))
    #expect(!svg.contains("\u{7}"))
    #expect(svg.contains("<title>&lt;/title&gt;&lt;script&gt;</title>"))
    #expect(svg.contains("a&amp;b(&quot;x&quot;)"))
    #expect(svg.contains("via &lt;img src=x&gt; × 2"))
  }

  @Test func `labels do not leave their picture, and no two are in the same row`() async throws {
    let pictures = try await Self.recorded.value.map(\.picture) + [LanePicture(Self.hostileTree)]
    for picture in pictures {
      let svg = picture.svg(title: "", in: .picture)
      let labels = svg.matches(of: #/<text x="(-?\d+)" y="(\d+)"[^>]*textLength="(\d+)"/#)
      let frames = labels.compactMap { label -> (left: Int, y: Int, right: Int)? in
        guard let x = Int(label.1), let y = Int(label.2), let width = Int(label.3) else {
          return nil
        }
        return (x, y, x + width)
      }
      let rows = frames.dropFirst(picture.lanes.count).map(\.y)

      #expect(rows.count == picture.steps.count)
      #expect(frames.allSatisfy { $0.left >= 0 && $0.right <= picture.width })
      #expect(zip(rows, rows.dropFirst()).allSatisfy { $1 - $0 >= 15 })
    }
  }

  @Test(arguments: Language.allCases)
  func `the poster has the name, summary and picture of every pattern`(language: Language)
    async throws
  {
    let svg = await Poster(of: Pattern.all, language).svg

    for pattern in Pattern.all {
      let (name, summary) = (language.text(pattern.title), language.text(pattern.summary))
      let title = language.text("\(name): \(summary)")
      #expect(svg.contains(">\(name)</text>"))
      #expect(svg.contains(">\(summary)</text>"))
      #expect(svg.contains("<title>\(title)</title>"))
    }
    for (pattern, picture) in try await Self.recorded.value {
      let isShown = picture.text(in: language).allSatisfy { svg.contains($0.escaped) }
      #expect(isShown, "the poster lacks the picture of \(pattern)")
    }
    #expect(
      count(of: #"<svg xmlns="http://www.w3.org/2000/svg" role="img""#, in: svg)
        == Pattern.all.count)
    let sizes = svg.matches(of: #/font-size="(\d+)"/#).compactMap { Int($0.1) }
    #expect(sizes.allSatisfy { $0 >= 11 })
  }

  @Test func `the name and the summary of a pattern cannot add elements to a poster`() async throws
  {
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

  @Test func `each text of a Chinese poster but steps and names of patterns is in Chinese`()
    async throws
  {
    let svg = await Poster(of: Pattern.all, .chinese).svg

    let names = ["MVC", "MVP", "MVVM"]
    for text in svg.matches(of: #/<(?:text|title)[^>]*>(?:<tspan[^>]*>)?([^<]+)</#).map(\.1) {
      let isStep = text.contains(#/^(touch|call|via|closure|message|get|set|observer)\b/#)
      #expect(isStep || names.contains("\(text)") || text.contains(#/\p{Han}/#), "\(text)")
    }
    #expect(svg.contains(">运行程序时录制，命令是 patterns replay --poster --lang zh</text>"))
  }
}
