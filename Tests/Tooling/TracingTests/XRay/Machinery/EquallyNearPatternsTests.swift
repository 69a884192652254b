import Catalog
import LiveApp
import Model
import PatternKit
import TerminalUI
import Testing
import UITesting

@Suite("XRay: NearestPattern: patterns that are equally near")
struct EquallyNearPatternsTests {
  @Test func `facts about the objects select among patterns that are equally near`() async throws {
    let others = Pattern.all.filter { ["mvp", "mvc"].contains($0.id) }

    let resemblance = try await resemblance(of: .oneObject, among: others.reversed())

    #expect(resemblance.patterns.map(\.id) == ["mvc"])
    #expect(
      resemblance.text.dropFirst().first
        == "Other patterns are equally near. The statements below decide.")
    #expect(resemblance.reasons.first == "Why MVC? ✔ holds there too, · does not:")
  }

  @Test func `more than two patterns that are equally near are no match`() async throws {
    let mvc = try #require(Pattern.all.first)

    let short = try await resemblance(of: .oneObject, among: [mvc, mvc, mvc])
    let long = try await resemblance(of: mvc, among: [.oneObject, .oneObject, .oneObject])

    #expect(short.text == ["No clear match: your press has fewer steps than all 3 patterns."])
    #expect(short.reasons == [])
    #expect(long.text == ["No clear match: 3 patterns are equally near."])
  }

  private func resemblance(
    of pattern: Pattern, among patterns: [Pattern] = Pattern.all
  ) async throws -> NearestPattern {
    let tree = try #require(await Recording(.button, of: pattern)?.press())
    return try #require(await NearestPattern(of: tree, among: patterns))
  }
}

nonisolated extension Pattern {
  /// One object that receives the press, changes the model and changes the label.
  fileprivate static let oneObject = Pattern(
    id: "one", name: "One object", summary: "the controller has every task", module: "TracingTests",
    demos: [.button: { Screen(OnlyController(model: ButtonModel(digits: $0.digits))) }])
}

private final class OnlyController: ViewController {
  private let model: ButtonModel
  private let label = Label()

  init(model: ButtonModel) {
    self.model = model
    super.init()
  }

  override func viewDidLoad() {
    let button = Button(title: "Click me!")
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: OnlyController.buttonTapped)
    label.text = model.content
  }

  private func buttonTapped() {
    model.changeContent()
    label.text = model.content
  }
}
