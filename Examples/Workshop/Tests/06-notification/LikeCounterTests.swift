import Foundation
import PatternKit
import TerminalUI
import Testing
import Tracing
import WorkshopSupport

@testable import NotificationExercise

@Suite("6 notification: LikeButton and LikeCounter", .serialized)
struct LikeCounterTests {
  private let exercise: Exercise
  private let center = NotificationCenter()
  private let likeButton: LikeButton

  init() throws {
    likeButton = LikeButton(photo: "Sunset", center: center)
    exercise = try Exercise(
      module: "NotificationExercise",
      roles: [
        Role(.button, is: ["LikeButton"], knows: [.message, .control]),
        Role(.counter, is: ["LikeCounter"], knows: [.message, .control]),
        Role(.message, is: ["PhotoLiked"]),
        Role(.delegate, is: ["LikeButtonDelegate"], knows: [.button]),
      ])
  }

  @Test func `given: a new counter shows “Likes: 0”`() {
    #expect(
      LikeCounter(center: center).texts == ["Likes: 0"],
      say("A new counter has counted no like yet."))
  }

  @Test(.goal) func `a press posts one message with its photo, and two counters count it`() async {
    let counters = [LikeCounter(center: center), LikeCounter(center: center)]
    let observer = Observer(center)
    likeButton.pressButton()
    let (photos, texts) = (observer.photos, counters.flatMap(\.texts))
    await runStartedTasks()

    #expect(
      photos == ["Sunset"],
      say(
        observer.photos.isEmpty
          ? "A press must post `PhotoLiked`, to the center that was passed to the button."
          : photos.isEmpty
            ? "The button posts its message too late. Post it directly, without a `Task`."
            : photos.count == 1
              ? "The message must contain the photo that was passed to the button."
              : "The button posted \(photos.count) messages for 1 press. Post one message per press."
      ))
    #expect(
      texts == ["Likes: 1", "Likes: 1"],
      say(
        counters.flatMap(\.texts) != texts
          ? "A counter counts too late. Count in the closure itself, without a `Task`."
          : texts == ["Likes: 2", "Likes: 2"]
            ? "The button posted one message, and each counter counted 2. Observe the message once."
            : texts.sorted() == ["Likes: 1", "Likes: 2"]
              ? "The counters share their count. Each counter has a count of its own."
              : "Each counter observes the message at its center, and stores the token that it gets."
      ))

    LikeButton(photo: "Harbour", center: center).pressButton()
    #expect(
      observer.photos == ["Sunset", "Harbour"],
      say("The message must contain the photo that was passed to the button."))
    #expect(
      counters.flatMap(\.texts) == ["Likes: 2", "Likes: 2"],
      say("A counter counts the likes of every photo."))

    for label in counters.flatMap({ $0.descendants(of: Label.self) }) { label.text = "changed" }
    LikeButton(photo: "Bridge", center: center).pressButton()
    #expect(
      counters.flatMap(\.texts) == ["Likes: 3", "Likes: 3"],
      say(
        "A press after another text on the label shows a wrong count. Store the count in a property."
      ))
  }

  @Test(.goal) func `the button has no reference to an observer`() {
    exercise.expectAllowedReferences()
    #expect(
      !Mirror(reflecting: likeButton).children.contains { $0.value is Int },
      say("The button must not count. Each counter counts the messages that it receives."))

    var center: NotificationCenter? = NotificationCenter()
    weak let passed = center
    let button = center.map { LikeButton(photo: "Sunset", center: $0) }
    center = nil
    #expect(
      withExtendedLifetime(button) { passed != nil },
      say(
        "The button must own the center that it is given. No other object of this test retains it.")
    )
  }

  @Test(.goal) func `a counter does not count after it is stopped`() async {
    let (staying, leaving) = (LikeCounter(center: center), LikeCounter(center: center))
    let observer = Observer(center)
    likeButton.pressButton()
    likeButton.pressButton()

    leaving.stop()
    likeButton.pressButton()

    #expect(
      staying.texts == ["Likes: 3"],
      say(
        observer.photos.count == 3
          ? "The button posted 3 messages. The counter must count each of them, even of the same photo."
          : "The button must post one message for each press."))

    staying.stop()
    await exercise.expectStory(keeps: [
      Fingerprint.Statement(
        "A stopped counter still receives the message. Release the token of its observation.",
        isBrokenBy: { $0.steps(from: .button, to: .counter) })
    ]) {
      likeButton.pressButton()
    }
    #expect(
      leaving.texts == ["Likes: 2"],
      say("A stopped counter still shows the likes that it has counted."))
  }

  @Test(.goal) func `a new counter does not count earlier presses`() {
    likeButton.pressButton()
    let late = LikeCounter(center: center)
    likeButton.pressButton()

    #expect(
      late.texts == ["Likes: 1"],
      say(
        "The button posts without observers too. A new counter does not receive earlier messages."))
  }

  @Test(.goal) func `a counter at another center does not count the press`() {
    let (here, elsewhere) = (
      LikeCounter(center: center), LikeCounter(center: NotificationCenter())
    )

    likeButton.pressButton()

    #expect(
      here.texts + elsewhere.texts == ["Likes: 1", "Likes: 0"],
      say(
        here.texts == ["Likes: 0"]
          ? "This goal needs a counter that counts: see the goals above."
          : "Use the center passed to the initializer. Only its observers receive the message."))
  }

  @Test(.goal) func `a counter is released when its owner releases it`() {
    var counter: LikeCounter? = LikeCounter(center: center)
    weak let listener = counter
    likeButton.pressButton()
    #expect(
      counter?.texts == ["Likes: 1"], say("The counter must receive the message from the center."))

    counter = nil

    #expect(
      listener == nil,
      say("The center retains the closure. The closure must not retain the counter."))
  }
}

/// Records the messages at a center.
private final class Observer {
  private(set) var photos: [String] = []
  private var token: NotificationCenter.ObservationToken?

  init(_ center: NotificationCenter) {
    token = center.addObserver(for: PhotoLiked.self) { [weak self] in self?.photos.append($0.photo)
    }
  }
}
