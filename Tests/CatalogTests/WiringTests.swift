import Catalog
import Contract
import PatternKit
import TerminalUI
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

  @Test(arguments: PatternDemo.all)
  func `an event changes only the screen that receives it, even if another one is open`(
    demo: PatternDemo
  ) async throws {
    let drivers = (0..<2).map { _ in ScreenDriver(demo) }
    for driver in drivers {
      await driver.start()
    }
    let frame = drivers[1].draw()

    if demo.kind == .news {
      try await drivers[0].answerNews(.success([]))
    } else {
      drivers[0].send(.press)
      await drivers[0].runPendingTasks()
    }

    #expect(drivers[0].draw() != frame)
    #expect(drivers[1].draw() == frame)
  }
}
