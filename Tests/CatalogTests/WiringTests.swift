import Catalog
import PatternKit
import Recordings
import Testing

@Suite("Wiring")
struct WiringTests {
  @Test(arguments: PatternDemo.all)
  func `every screen consists of types of its own pattern`(demo: PatternDemo) {
    let modules = modules(of: demo)

    #expect(modules.contains(demo.pattern.module), "\(modules)")
  }

  @Test func `a screen that consists of types of another pattern has none of its own`() throws {
    let other = try #require(PatternDemo.all(.button).first { $0.pattern.id == "direct" })
    let drift = Pattern(
      id: "delegate", name: "Delegate", summary: "made of the types of direct coupling",
      module: "Delegation", demos: [.button: { other.makeScreen(with: $0) }])

    #expect(!modules(of: try #require(drift[.button])).contains("Delegation"))
  }

  /// Returns the modules of the types of all objects on the screen.
  private func modules(of demo: PatternDemo) -> Set<String> {
    let driver = ScreenDriver(demo)
    driver.open()
    return Set(driver.objects.map { String(String(reflecting: type(of: $0)).prefix { $0 != "." }) })
  }
}
