import Catalog
import LiveApp
import PatternKit
import Testing
import UITesting

@Suite("XRay: PressStory")
struct PressStoryTests {
  @Test(arguments: [
    (
      "mvc",
      """
      ButtonView receives the press. ButtonViewController changes the model.
      The press reaches ButtonViewController through a protocol.
      ButtonView also changes the label.
      The change reaches ButtonView by name.
      ButtonView reads the model.
      """
    ),
    (
      "mvvm",
      """
      ButtonView receives the press. ButtonViewModel changes the model.
      The press reaches ButtonViewModel by name.
      ButtonView also changes the label.
      The change reaches ButtonView through a binding.
      ButtonView does not read the model.
      """
    ),
    (
      "notification",
      """
      ButtonManager receives the press. ButtonWorker changes the model.
      The press reaches ButtonWorker by a message.
      ButtonManager also changes the label.
      The change reaches ButtonManager by a message.
      ButtonManager does not read the model.
      """
    ),
  ])
  func `the reasons name the objects of a press, and all of them hold in the same pattern`(
    id: String, facts: String
  ) async throws {
    let reasons = try await reasons(of: id, among: Pattern.all)

    #expect(reasons.dropFirst() == facts.split(separator: "\n").map { "  ✔ \($0)" }[...])
  }

  @Test func `a reason that does not hold in the nearest pattern has another mark`() async throws {
    let mvp = Pattern.all.filter { $0.id == "mvp" }

    let reasons = try await reasons(of: "mvvm", among: mvp)

    #expect(reasons.first == "Why MVP? ✔ holds there too, · does not:")
    #expect(reasons.map { $0.prefix(3) }.dropFirst() == ["  ✔", "  ·", "  ✔", "  ·", "  ✔"])
  }

  @Test func `the story of a press has its calls, the nearest pattern and the reasons`()
    async throws
  {
    let mvc = try #require(Pattern.all.first)
    let none = Pattern(id: "none", name: "None", summary: "has no demo", demos: [:])

    let story = await PressStory(of: mvc).lines
    #expect(story.first == "One press of your button:")
    #expect(story.contains { $0.hasPrefix("The same hops as in MVC: ") })
    #expect(story.last == "  ✔ ButtonView reads the model.")
    #expect(await PressStory(of: none).lines == ["No call tree yet: add the button demo."])
  }

  private func reasons(of id: String, among others: [Pattern]) async throws -> [String] {
    let pattern = try #require(Pattern.all.first { $0.id == id })
    let tree = try #require(await Recording(.button, of: pattern)?.press())
    return try #require(await NearestPattern(of: tree, among: others)).reasons
  }
}
