import Catalog
import Model
import PatternKit
import Recordings
import TerminalUI
import Testing

@testable import Contract

@Suite("Contract: changes of controls")
struct ScreenChangesTests {
  @Test(arguments: PatternDemo.all(.button))
  func `a press changes the label once`(demo: PatternDemo) async {
    let driver = ScreenDriver(demo)
    driver.open()

    let changed = await changedViews(of: driver) { driver.send(.press) }

    #expect(changed == ["Label"])
  }

  /// The status of a failed load changes before its alert covers the screen.
  @Test(arguments: Pattern.Purpose.allCases)
  func `all patterns of a purpose change the controls of the news list in the same order`(
    purpose: Pattern.Purpose
  ) async throws {
    let orders = [
      Pattern.Purpose.splitsScreen: ["TableView", "Label"],
      .connectsObjects: ["Label", "TableView"],
    ]
    for demo in PatternDemo.all(.news) where demo.pattern.purpose == purpose {
      let driver = ScreenDriver(demo)
      driver.open()
      for (outcome, order) in [
        (Result<[NewsItem], LoadError>.success([NewsItem(title: "One")]), orders[purpose]),
        (.failure(.status(404)), ["Label", "View"]),
      ] {
        let request = try await driver.latestLoad()
        #expect(await changedViews(of: driver) { request.answer(outcome) } == order, "\(demo)")
        driver.send(.reload)
      }
    }
  }

  /// Returns the types of the views that change, in the order of their changes.
  private func changedViews(of driver: ScreenDriver, _ action: () -> Void) async -> [String] {
    var views: [String] = []
    driver.onChange = { views.append("\(type(of: $0))") }
    driver.onQueue(action)
    await driver.runPendingTasks()
    return views
  }
}
