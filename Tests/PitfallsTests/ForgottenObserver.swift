import Foundation
import Testing

/// Wrong: nobody keeps what `addObserver` returns, so that nobody can end the observation.
private final class ForgetfulScreen {
  init(center: NotificationCenter, heard: Count) {
    _ = center.addObserver(forName: contentChanged, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { heard.value += 1 }
    }
  }
}

private let contentChanged = Notification.Name("contentChanged")

private final class Count {
  var value = 0
}

@Suite("An observer that is never removed")
struct ForgottenObserverTests {
  @Test func `goes on hearing when its screen is gone`() {
    let (center, heard) = (NotificationCenter(), Count())
    for _ in 1...3 { _ = ForgetfulScreen(center: center, heard: heard) }

    center.post(name: contentChanged, object: nil)

    #expect(heard.value == 3)
  }
}
