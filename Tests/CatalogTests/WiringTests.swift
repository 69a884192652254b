import Catalog
import Contract
import Testing

@Suite("Wiring")
struct WiringTests {
  @Test(arguments: Table.all)
  func `every screen consists of types of its own pattern`(table: Table) throws {
    let driver = try #require(ScreenDriver(table.demo, of: table.pattern))
    driver.open()

    let modules = driver.objects.map {
      String(String(reflecting: type(of: $0)).prefix { $0 != "." })
    }
    #expect(modules.contains(table.pattern.module), "\(modules)")
  }
}
