import Catalog
import PatternKit
import TerminalUI
import Testing
import UITesting

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

  @Test(arguments: Table.all)
  func `an event changes only the screen that receives it, even if another one is open`(
    table: Table
  ) async throws {
    let drivers = (0..<2).compactMap { _ in ScreenDriver(table.demo, of: table.pattern) }
    for driver in drivers {
      driver.open()
      await driver.runPendingTasks()
    }
    let frame = drivers[1].draw()

    if table.demo == .news {
      try await drivers[0].answerNews(.success([]))
    } else {
      drivers[0].send(.press)
      await drivers[0].runPendingTasks()
    }

    #expect(drivers[0].draw() != frame)
    #expect(drivers[1].draw() == frame)
  }
}
