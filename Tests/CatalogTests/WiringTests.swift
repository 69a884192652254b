import Catalog
import Contract
import Testing

@Suite("The wiring")
struct WiringTests {
  @Test(arguments: Table.all)
  func `makes each screen from the types of its own pattern`(table: Table) throws {
    let driver = try #require(ScreenDriver(table.demo, of: table.pattern))
    driver.open()

    let modules = driver.objects.map {
      String(String(reflecting: type(of: $0)).prefix { $0 != "." })
    }
    #expect(modules.contains(table.pattern.module), "\(modules)")
  }
}
