import Catalog
import Contract
import PatternKit
import Testing

@Suite("Wiring")
struct WiringTests {
  @Test(arguments: PatternDemo.all)
  func `every screen consists of types of its own pattern`(demo: PatternDemo) {
    let driver = ScreenDriver(demo)
    driver.open()

    let modules = driver.objects.map {
      String(String(reflecting: type(of: $0)).prefix { $0 != "." })
    }
    #expect(modules.contains(demo.pattern.module), "\(modules)")
  }
}
