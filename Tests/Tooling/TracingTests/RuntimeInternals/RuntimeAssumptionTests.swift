import Foundation
import Testing

@testable import Tracing

@Suite("Runtime: assumptions")
struct RuntimeAssumptionTests {
  /// On another toolchain, the failing case says which part of the tooling must change.
  @Test(arguments: RuntimeAssumption.allCases)
  func `the toolchain fulfills an assumption about its runtime`(assumption: RuntimeAssumption) {
    #expect(assumption.holds, "\(assumption.consequence)")
  }

  @Test func `the hook for tasks stays installed until the last of its users stops`() throws {
    let hook = try #require(dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook"))
    for _ in 1...2 { TaskHook.start() }
    defer { TaskHook.stop() }

    TaskHook.stop()

    #expect(hook.load(as: UInt.self) != 0)
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
