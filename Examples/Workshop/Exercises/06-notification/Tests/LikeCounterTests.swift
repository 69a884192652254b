import Foundation
import PatternKit
import TerminalUI
import Testing
import WorkshopSupport

@testable import NotificationExercise

@Suite("6 notification: LikeButton and LikeCounter", .serialized)
struct LikeCounterTests {
  private let exercise = Exercise(module: "NotificationExercise")
  private let center = NotificationCenter()
  private var likeButton: LikeButton { LikeButton(photo: "Sunset", center: center) }

  @Test func `given: two screens share nothing, and no text is read back`() async {
    let (likeButton, counter) = (likeButton, LikeCounter(center: center))
    let observer = Observer(.default)
    likeButton.pressButton()
    let before = counter.texts
    NotificationCenter.default.post(PhotoLiked(photo: "Harbour"))
    #expect(
      observer.photos.count == 1 && counter.texts == before,
      say("A type uses the default center. It must use the center that is passed to it."))
    await judge.ask(.sharesNothing, .readsNoTextBack)
    expectShown(by: [LikeCounter(center: center)], ["Likes: 0"])
  }

  /// A button and two counters at one center.
  private var judge: Judge<NotificationCenter> {
    Judge(
      exercise, events: [.tap(), .change { $0.post(PhotoLiked(photo: "Harbour")) }, .tap()],
      subject: { NotificationCenter() },
      screen: {
        screen(of: [
          LikeButton(photo: "Sunset", center: $0), LikeCounter(center: $0), LikeCounter(center: $0),
        ])
      })
  }

  @Test(.goal) func `a press posts one message with its photo, and two counters count it`() async {
    await judge.ask(.showsEachChangeOnce)
    let observer = Observer(center)
    likeButton.pressButton()
    LikeButton(photo: "Harbour", center: center).pressButton()
    expectReceived(observer.photos, ["Sunset", "Harbour"])
    let counter = LikeCounter(center: center)
    likeButton.pressButton()
    #expect(
      counter.texts != ["Likes: 0"] || !tokens(of: counter).isEmpty,
      say("The counter does not count, and stores no token. An observation ends with its token."))
    await judge.expectTexts([
      ["Likes: 0", "Likes: 0"], ["Likes: 1", "Likes: 1"], ["Likes: 2", "Likes: 2"],
      ["Likes: 3", "Likes: 3"],
    ])
  }

  @Test(.goal) func `the button stores no observer`() async {
    exercise.readSources()
    let likeButton = likeButton
    for property in likeButton.propertiesChangedByPress(of: LikeButton.self) {
      Issue.record(
        say("A press changes `\(property)` of the button. It must only post its message."))
    }
    let declarations = exercise.sources.flatMap(\.declarations)
    let listeners = ["->"] + declarations.filter { $0.kind == "protocol" }.map(\.name)
    for (name, value) in Mirror(reflecting: likeButton).children {
      let mirror = Mirror(reflecting: value)
      let isEmpty = mirror.displayStyle != nil && mirror.children.isEmpty
      #expect(
        !isEmpty || !listeners.contains(where: "\(mirror.subjectType)".contains),
        say(
          "The button has a place for a listener: `\(name ?? "")`. It must only post its message."))
    }
    let owner = Judge(
      exercise, events: [], subject: { NotificationCenter() },
      screen: { screen(of: [LikeButton(photo: "Sunset", center: $0)]) })
    await owner.ask(.ownsItsSubject)
  }

  @Test(.goal) func `a counter does not count after it is stopped`() {
    let (staying, leaving) = (LikeCounter(center: center), LikeCounter(center: center))
    let unused = LikeCounter(center: center)
    unused.stop()
    likeButton.pressButton()
    likeButton.pressButton()

    let tokens = tokens(of: leaving)
    leaving.stop()
    #expect(
      tokens.isDisjoint(with: self.tokens(of: leaving)),
      say("A stopped counter still has the token of its observation. Release it."))
    likeButton.pressButton()
    leaving.stop()
    staying.stop()

    likeButton.pressButton()
    expectShown(by: [staying, leaving, unused], ["Likes: 3", "Likes: 2", "Likes: 0"])
  }

  /// What a dump says of the tokens in an object. That of an observation that has ended differs.
  private func tokens(of object: AnyObject) -> Set<String> {
    let tokens = storedValues(of: object).filter { $0 is NotificationCenter.ObservationToken }
    return Set(
      tokens.map { token in
        var text = ""
        dump(token, to: &text)
        return text
      })
  }

  @Test(.goal) func `a counter at another center does not count the press`() {
    let elsewhere = NotificationCenter()
    let counters = [LikeCounter(center: center), LikeCounter(center: elsewhere)]

    for _ in 1...120 { likeButton.pressButton() }
    LikeButton(photo: "Harbour", center: elsewhere).pressButton()

    expectShown(by: counters, ["Likes: 120", "Likes: 1"])
  }

  @Test(.goal) func `a counter is released when its owner releases it`() async {
    weak var stopped: LikeCounter?
    do {
      let counter = LikeCounter(center: center)
      likeButton.pressButton()
      expectShown(by: [counter], ["Likes: 1"])
      counter.stop()
      stopped = counter
    }
    #expect(
      stopped == nil,
      say(
        "All owners are gone, and these objects still exist: \("LikeCounter"). Which closure or object retains them?"
      ))
    await judge.ask(.isReleased, .isSafeAfterClosing)
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
