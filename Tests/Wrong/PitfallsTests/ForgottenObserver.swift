import Foundation
import Testing

/// Wrong: the screen discards the token of `addObserver` and cannot remove the observer.
private final class ForgetfulScreen {
  init(center: NotificationCenter, received: Count) {
    _ = center.addObserver(forName: contentChanged, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { received.value += 1 }
    }
  }
}

private let contentChanged = Notification.Name("contentChanged")

private final class Count {
  var value = 0
}

@Suite("Pitfall: an observer that is never removed")
struct ForgottenObserverTests {
  @Test func `an observer that is never removed is called after its screen is released`() {
    let (center, received) = (NotificationCenter(), Count())
    for _ in 1...3 { _ = ForgetfulScreen(center: center, received: received) }

    center.post(name: contentChanged, object: nil)

    #expect(received.value == 3)
  }
}
