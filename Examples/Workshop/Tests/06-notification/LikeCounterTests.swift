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
    expectTexts(of: [LikeCounter(center: center)], ["Likes: 0"])
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
            : .received(photos, expected: ["Sunset"])))
    #expect(
      texts == ["Likes: 1", "Likes: 1"],
      say(
        counters.flatMap(\.texts) != texts
          ? "A counter counts too late. Count in the closure itself, without a `Task`."
          : texts == ["Likes: 0", "Likes: 0"]
            ? "The counters did not count the message. Observe the center, and store the token."
            : .screenShows(texts, expected: ["Likes: 1", "Likes: 1"])))

    LikeButton(photo: "Harbour", center: center).pressButton()
    likeButton.pressButton()
    let expected = ["Sunset", "Harbour", "Sunset"]
    #expect(observer.photos == expected, say(.received(observer.photos, expected: expected)))
    expectTexts(of: counters, ["Likes: 3", "Likes: 3"])

    for label in counters.flatMap({ $0.descendants(of: Label.self) }) { label.text = "Likes: 7" }
    likeButton.pressButton()
    #expect(
      counters.flatMap(\.texts) == ["Likes: 4", "Likes: 4"],
      say(
        counters.flatMap(\.texts) == ["Likes: 8", "Likes: 8"]
          ? "The counter counted the next like as 8, from the label’s text. Store the count."
          : .screenShows(counters.flatMap(\.texts), expected: ["Likes: 4", "Likes: 4"])))
  }

  private func expectTexts(
    of counters: [LikeCounter], _ expected: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let texts = counters.flatMap(\.texts)
    #expect(
      texts == expected, say(.screenShows(texts, expected: expected)),
      sourceLocation: sourceLocation)
  }

  @Test(.goal) func `the button has no reference to an observer`() {
    exercise.expectAllowedReferences()
    #expect(
      !Mirror(reflecting: likeButton).children.contains { $0.value is Int },
      say("The button stores a number. Each counter counts the messages that it receives."))

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
    likeButton.pressButton()
    likeButton.pressButton()

    leaving.stop()
    likeButton.pressButton()

    expectTexts(of: [staying, leaving], ["Likes: 3", "Likes: 2"])

    staying.stop()
    await exercise.expectStory(keeps: [
      Fingerprint.Statement(
        "A stopped counter still receives the message. Release the token of its observation.",
        isBrokenBy: { $0.steps(from: .button, to: .counter) })
    ]) {
      likeButton.pressButton()
    }
    expectTexts(of: [staying, leaving], ["Likes: 3", "Likes: 2"])
  }

  @Test(.goal) func `a new counter does not count earlier presses`() {
    likeButton.pressButton()
    let late = LikeCounter(center: center)
    likeButton.pressButton()

    expectTexts(of: [late], ["Likes: 1"])
  }

  @Test(.goal) func `a counter at another center does not count the press`() {
    let elsewhere = NotificationCenter()
    let counters = [LikeCounter(center: center), LikeCounter(center: elsewhere)]
    let observer = Observer(.default)

    likeButton.pressButton()
    #expect(
      observer.photos.isEmpty,
      say("The button posts to the default center. Use the center that was passed to it."))
    expectTexts(of: counters, ["Likes: 1", "Likes: 0"])
    LikeButton(photo: "Harbour", center: elsewhere).pressButton()
    expectTexts(of: counters, ["Likes: 1", "Likes: 1"])

    NotificationCenter.default.post(PhotoLiked(photo: "Bridge"))
    expectTexts(of: counters, ["Likes: 1", "Likes: 1"])
  }

  @Test(.goal) func `a counter is released when its owner releases it`() {
    var counter: LikeCounter? = LikeCounter(center: center)
    weak let listener = counter
    likeButton.pressButton()
    expectTexts(of: [counter].compactMap(\.self), ["Likes: 1"])

    counter = nil

    #expect(
      listener == nil, say("The counter was not released: a reference or a closure retains it."))
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
