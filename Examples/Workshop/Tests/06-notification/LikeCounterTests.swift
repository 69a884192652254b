import Foundation
import TerminalUI
import Testing
import WorkshopSupport

@testable import NotificationExercise

@Suite("6 notification: LikeButton and LikeCounter", .serialized)
struct LikeCounterTests {
  private let center = NotificationCenter()
  private let likeButton: LikeButton

  init() {
    likeButton = LikeButton(photo: "Sunset", center: center)
  }

  @Test func `given: a new counter shows “Likes: 0”`() {
    #expect(
      LikeCounter(center: center).texts == ["Likes: 0"], "A new counter has counted no like yet.")
  }

  @Test(.goal) func `two counters count the same press`() {
    let counters = [LikeCounter(center: center), LikeCounter(center: center)]
    likeButton.pressButton()

    #expect(
      counters.flatMap(\.texts) == ["Likes: 1", "Likes: 1"],
      counters.allSatisfy(isObserving)
        ? "The button posts one message per press. Each counter observes it separately."
        : "An observation ends with its token. Store the token that `addObserver` returns.")
  }

  @Test(.goal) func `the button has no reference to an observer`() {
    #expect(
      !storesDelegate(likeButton),
      "The button still has a delegate. Remove it: the button knows only the center.")
  }

  @Test(.goal) func `a counter does not count after it is stopped`() {
    let (staying, leaving) = (LikeCounter(center: center), LikeCounter(center: center))
    likeButton.pressButton()
    likeButton.pressButton()

    leaving.stop()
    likeButton.pressButton()

    #expect(
      staying.texts + leaving.texts == ["Likes: 3", "Likes: 2"],
      leaving.texts == [""] || leaving.texts == ["Likes: 0"]
        ? "A stopped counter still shows the likes that it has counted."
        : staying.texts == ["Likes: 3"]
          ? "The counter must end its observation. The observation ends when the token is released."
          : "The button must post one message for each press.")
    #expect(
      !isObserving(leaving),
      "The counter ignores the messages, but still observes them. Release the token in `stop()`.")
  }

  @Test(.goal) func `a new counter does not count earlier presses`() {
    likeButton.pressButton()
    let late = LikeCounter(center: center)
    likeButton.pressButton()

    #expect(
      late.texts == ["Likes: 1"],
      "The button posts without observers too. A new counter does not receive earlier messages.")
  }

  @Test(.goal) func `a counter at another center does not count the press`() {
    let (here, elsewhere) = (
      LikeCounter(center: center), LikeCounter(center: NotificationCenter())
    )

    likeButton.pressButton()

    #expect(
      here.texts + elsewhere.texts == ["Likes: 1", "Likes: 0"],
      "Use the center passed to the initializer. Only its observers receive the message.")
  }

  @Test(.goal) func `a counter is released when its owner releases it`() {
    var counter: LikeCounter? = LikeCounter(center: center)
    weak let listener = counter
    likeButton.pressButton()
    #expect(counter?.texts == ["Likes: 1"], "The counter must receive the message from the center.")

    counter = nil

    #expect(
      listener == nil, "The center retains the closure. The closure must not retain the counter.")
  }
}

/// Returns whether a counter stores the token of an observation that has not ended. After
/// `removeObserver(_:)`, a token is empty.
private func isObserving(_ counter: LikeCounter) -> Bool {
  Mirror(reflecting: counter).children.contains { property in
    guard let token = property.value as? NotificationCenter.ObservationToken else { return false }
    let parts = Mirror(reflecting: token).children.flatMap { Mirror(reflecting: $0.value).children }
    return !parts.contains { $0.label == "token" && Mirror(reflecting: $0.value).children.isEmpty }
  }
}

/// Returns whether a property of the button has the type of a delegate, even if it is `nil`.
private func storesDelegate(_ likeButton: LikeButton) -> Bool {
  Mirror(reflecting: likeButton).children.contains {
    String(describing: type(of: $0.value)).contains("LikeButtonDelegate")
  }
}
