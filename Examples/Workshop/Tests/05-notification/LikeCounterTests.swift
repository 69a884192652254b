import Foundation
import TerminalUI
import Testing
import WorkshopSupport

@testable import NotificationExercise

@Suite("5 notification: from one delegate to any number of listeners", .serialized)
struct LikeCounterTests {
  private let center = NotificationCenter()
  private let likeButton: LikeButton

  init() {
    likeButton = LikeButton(photo: "Sunset", center: center)
  }

  @Test func `given: starts to count at nothing`() {
    #expect(LikeCounter(center: center).texts == ["0 likes"])
  }

  @Test(.goal) func `lets two listeners hear one press`() {
    let counters = [LikeCounter(center: center), LikeCounter(center: center)]

    likeButton.pressButton()

    #expect(
      counters.flatMap(\.texts) == ["1 likes", "1 likes"],
      "The button posts one message. Each listener subscribes for itself.")
  }

  @Test(.goal) func `lets a removed listener hear nothing`() {
    let (staying, leaving) = (LikeCounter(center: center), LikeCounter(center: center))
    likeButton.pressButton()
    likeButton.pressButton()

    leaving.stop()
    likeButton.pressButton()

    #expect(
      staying.texts + leaving.texts == ["3 likes", "2 likes"],
      "To end a subscription is the listener’s job: it ends with the token.")
  }

  @Test(.goal) func `does no harm where nobody listens`() {
    likeButton.pressButton()
    let late = LikeCounter(center: center)
    likeButton.pressButton()

    #expect(
      late.texts == ["1 likes"],
      "The button does not know who listens. What was said before is gone.")
  }

  @Test(.goal) func `lets nobody hear it at another center`() {
    let (here, elsewhere) = (
      LikeCounter(center: center), LikeCounter(center: NotificationCenter())
    )

    likeButton.pressButton()

    #expect(
      here.texts + elsewhere.texts == ["1 likes", "0 likes"],
      "Who talks to whom is decided by whoever hands out the center.")
  }

  @Test(.goal) func `lets go of a listener`() {
    var counter: LikeCounter? = LikeCounter(center: center)
    weak let listener = counter
    likeButton.pressButton()
    #expect(counter?.texts == ["1 likes"], "The listener hears it through the center.")

    counter = nil

    #expect(
      listener == nil, "The center keeps the closure. The closure must not keep the listener.")
  }
}
