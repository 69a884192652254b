import PatternKit
import TestSupport
import Testing
import ToolingSupport

@testable import Reports

@Suite("Docs: the picture of one press")
struct HeroPictureDocsTests {
  private func picture(in language: Language = .english) async throws -> HeroPicture {
    HeroPicture(try await ScenariosTests.recorded.value, in: language)
  }

  @Test(arguments: [("hero", Language.english), ("hero-zh", .chinese)])
  func `the picture equals the recorded press`(name: String, language: Language) async throws {
    try expectFile("docs/images/\(name).svg", equals: try await picture(in: language).svg)
  }

  @Test func `each label shows the value that the screen of its pattern has before and after`()
    async throws
  {
    let runs = try #require(try await ScenariosTests.recorded.value.scenarios["press"])
    let picture = try await picture()

    for (run, drawn) in zip(runs, picture.pictures) {
      let labels = run.events.map { $0.after.screens?.first?.label ?? "" }
      #expect(drawn.boxes.first?.value == .init(name: "label", before: labels[0], after: labels[1]))
    }
    #expect(Self.texts(of: "oldLabel", in: picture.svg) == ["2333", "2333", "2333"])
    #expect(Self.texts(of: "newNumber", in: picture.svg) == ["3", "3", "3"])
    #expect(Self.texts(of: "newText", in: picture.svg) == ["\"3\""])
  }

  @Test func `without animation, what is visible is the end`() async throws {
    let rules = try await picture().svg.matches(of: #/\.hero \.(\w+) \{ opacity: (\d)/#)
    let hidden = rules.filter { $0.2 == "0" }.map { String($0.1) }

    #expect(hidden == ["pressed", "oldNumber", "asks", "oldText", "oldLabel"])
  }

  @Test
  func `the references are drawn as they were read: down strong, to the view weak or observed`()
    async throws
  {
    let references = try await picture().pictures.map { Set($0.references.map(Self.words)) }

    #expect(
      references == [
        ["view owns model"],
        ["view owns middle", "middle owns model", "middle weak view by ButtonViewProtocol"],
        ["view owns middle", "middle owns model", "view observes middle"],
      ])
    let svg = try await picture().svg
    #expect(svg.matches(of: #/class="owns"/#).count == 5)
    #expect(svg.matches(of: #/class="weak"[^>]*><path [^>]*dasharray="5 4"/#).count == 1)
    #expect(svg.contains(">weak</text>") && svg.contains(">by protocol</text>"))
  }

  @Test func `the way of the number is read, passed by a call, or seen`() async throws {
    let ways = try await picture().pictures.map { $0.way.map(Self.words) }

    #expect(
      ways == [
        ["view reads model 3"], ["middle reads model 3", "middle calls view showContent(\"3\")"],
        ["middle reads model 3", "view sees middle \"3\""],
      ])
  }

  @Test func `three answers say who tells the label, with their lines`() async throws {
    let picture = try await picture()

    #expect(
      picture.pictures.map { $0.answer?.named } == [.controller, .presenter, .view])
    #expect(
      picture.pictures.compactMap { $0.answer?.code.first } == [
        #"label.text = "\(model.number)""#, #"view?.showContent("\(model.number)")"#,
        #"contentText = "\(model.number)""#,
      ])
    for answer in ["The controller.", "The presenter.", "The view itself."] {
      #expect(picture.svg.contains(">\(answer)</text>"))
    }
  }

  @Test func `each text of the picture has a Chinese translation`() async throws {
    let texts = try await picture().pictures.compactMap(\.answer).flatMap { [$0.who, $0.why] }
    let lines = ["owns", "weak", "observes", "weak, by protocol", "reads {value}", "sees {value}"]

    for text in texts + lines + ["Who tells the label?", "stores no value", "label", ": "] {
      #expect(Language.chinesePage[text] != nil, "\(text)")
    }
  }

  @Test func `a text of a recording never becomes markup`() async throws {
    #expect(try await picture().escaped("<a&b>") == "&lt;a&amp;b&gt;")
  }

  /// Returns the texts of the groups of a class.
  private static func texts(of name: String, in svg: String) -> [String] {
    svg.matches(of: #/<g class="(\w+)"><text[^>]*>([^<]*)</#).filter { $0.1 == name }
      .map { String($0.2) }
  }

  private static func words(_ line: ObjectPicture.Line) -> String {
    let value = line.value.isEmpty ? "" : " \(line.value)"
    return "\(line.from) \(line.kind) \(line.to)\(line.via.map { " by \($0)" } ?? "")\(value)"
  }
}
