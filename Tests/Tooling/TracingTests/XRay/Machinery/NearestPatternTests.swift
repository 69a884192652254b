import Catalog
import LiveApp
import PatternKit
import Testing
import Tracing
import UITesting

@Suite("XRay: NearestPattern")
struct ResemblanceTests {
  @Test func `the nearest pattern of a mislabelled pattern is the one that it implements`()
    async throws
  {
    let mislabelled = try #require(Mislabelled.all.first { $0.label == "mvvm" })

    let resemblance = try await resemblance(of: mislabelled.pattern)

    #expect(
      resemblance.patterns.map(\.id) == ["direct"], "\(resemblance.text.joined(separator: "\n"))")
    #expect(resemblance.distance == 0, "\(resemblance.text.joined(separator: "\n"))")
  }

  @Test(arguments: [Pattern.mvvmWithClosure, .mvvmWithComputedText])
  func `the nearest pattern of a view model with a closure or a computed text is MVVM`(
    pattern: Pattern
  ) async throws {
    let resemblance = try await resemblance(of: pattern)

    #expect(resemblance.patterns.map(\.id) == ["mvvm"])
    #expect(resemblance.distance == 0, "\(resemblance.text.joined(separator: "\n"))")
  }

  @Test func `the nearest pattern reports the path that differs and its expected hops`()
    async throws
  {
    let others = Pattern.all.filter { ["mvc", "direct", "notification"].contains($0.id) }
    let delegate = try #require(Pattern.all.first { $0.id == "delegate" })
    let tree = try #require(await Recording(.button, of: delegate)?.press())

    let resemblance = await NearestPattern(of: tree, among: others)

    #expect(
      resemblance?.text == [
        "Most like Direct coupling. 1 hop differs.",
        "A hop is a step from one object to another.",
        "  to the digit: closure → call → call → protocol",
        "  to the label: closure → call → protocol → call",
        "    in Direct coupling: closure → call → call → call",
      ])
  }

  @Test func `the nearest pattern is nil if no label changes`() async throws {
    let mute = Pattern(id: "mute", name: "Mute", summary: "changes no label", demos: [:])

    #expect(Recording(.button, of: mute) == nil)
    #expect(await NearestPattern(of: CallTree()) == nil)
  }

  private func resemblance(of pattern: Pattern) async throws -> NearestPattern {
    let tree = try #require(await Recording(.button, of: pattern)?.press())
    return try #require(await NearestPattern(of: tree))
  }
}
