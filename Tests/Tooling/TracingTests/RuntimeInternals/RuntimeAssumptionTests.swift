import Foundation
import Synchronization
import Testing

@testable import Tracing

@Suite("Runtime: assumptions")
struct RuntimeAssumptionTests {
  /// On another toolchain, the failing case says which part of the tooling must change.
  @Test(arguments: RuntimeAssumption.allCases)
  func `the toolchain fulfills an assumption about its runtime`(assumption: RuntimeAssumption) {
    #expect(assumption.holds, "\(assumption.consequence)")
  }

  @Test func `the runtime has an ID for each task`() { #expect(TaskHook.hasTaskIDs) }

  @Test func `a task inherits the priority of the task that starts it`() {
    let priority = Mutex<TaskPriority?>(nil)
    Task.immediate(priority: TaskQueue.priority) {
      Task.immediate { priority.withLock { $0 = Task.currentPriority } }
    }

    #expect(priority.withLock(\.self) == TaskQueue.priority)
  }

  @Test func `the runtime demangles the name of a function into its signature`() {
    #expect(demangled("$s1A1BV1cSivg") == "A.B.c.getter : Swift.Int")
  }

  @Test func `the runtime reports which stored properties are weak`() {
    let properties = runningProgram.storedProperties(of: Probe.self)

    #expect(properties.map(\.isStrong) == [true, false])
  }

  @Test func `the runtime tells functions from values`() {
    #expect(isFunction((() -> Void).self))
    #expect(!isFunction(Int.self))
  }

  private final class Probe {
    let strong: Probe? = nil
    weak let weak: Probe? = nil
  }

  /// The leak rules read the properties of a token, which are private to Foundation. On Linux, this test
  /// sees the token of swift-foundation. Whether Apple’s token has the same shape shows only on macOS.
  @Test func `a token of a notification center contains the object that ends its subscription`()
    throws
  {
    let (center, observer) = (NotificationCenter(), Observer())
    observer.token = center.addObserver(of: nil as Observer?, for: Message.self) { _ in }

    weak let object =
      ObjectGraph(from: [observer], modules: ["TracingTests"]).subscriptions.first?.object
    try #require(object != nil)
    observer.token = nil

    #expect(object == nil)
  }

  private struct Message: NotificationCenter.MainActorMessage {
    typealias Subject = Observer
  }

  private final class Observer {
    var token: NotificationCenter.ObservationToken?
  }
}
