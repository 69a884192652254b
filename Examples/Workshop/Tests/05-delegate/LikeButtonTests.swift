import PatternKit
import TerminalUI
import Testing
import Tracing
import WorkshopSupport

@testable import DelegateExercise

@Suite("5 delegate: LikeButton and PhotoViewController", .serialized)
struct LikeButtonTests {
  private let exercise: Exercise

  init() throws {
    exercise = try Exercise(
      module: "DelegateExercise",
      roles: [
        Role(.button, is: ["LikeButton"], knows: [.control], byProtocol: [.screen]),
        Role(.screen, is: ["PhotoViewController"], knows: [.button, .control]),
      ])
  }

  @Test func `given: two screens share nothing, and no text is read back`() async {
    await judge.ask(.sharesNothing, .readsNoTextBack)
  }

  @Test func `given: each type mentions only the types that its role may know`() {
    exercise.expectAllowedReferences()
  }

  @Test func `given: the photo screen shows the number of presses`() async {
    let screen = PhotoViewController()
    let first = screen.view.texts
    #expect(
      first == ["liked 0 times"],
      say(
        first == [""]
          ? "The screen is empty at the start. Show the text once in `viewDidLoad`."
          : .screenShows(first, expected: ["liked 0 times"])))

    await judge.ask(.showsEachChangeOnce)
    screen.view.pressButton()
    screen.view.pressButton()
    expectShown(by: [screen.view], ["liked 2 times"])
  }

  private var judge: Judge<NoModel> {
    Judge(
      exercise, events: [.tap(), .tap(), .tap()], subject: NoModel.init,
      screen: { _ in PhotoViewController() })
  }

  @Test(.goal) func `the button reports each press to its delegate once and passes itself`() async {
    let likeButton = LikeButton()
    let listener = Listener()
    likeButton.delegate = listener

    likeButton.pressButton()
    let calls = listener.sources.count
    await runStartedTasks()

    #expect(
      calls == 1,
      say(
        listener.sources.isEmpty
          ? "A press must call `likeButtonDidPress(_:)` of the delegate."
          : calls == 0
            ? "The button calls its delegate too late. Call it directly, without a task or queue."
            : "Calls of the delegate: \(calls), expected \(1)."))
    likeButton.pressButton()
    #expect(
      listener.sources.count == 2,
      say("Calls of the delegate: \(listener.sources.count), expected \(2)."))
    #expect(
      listener.sources.allSatisfy { $0 === likeButton },
      say("The argument of `likeButtonDidPress(_:)` must be the button itself."))

    let another = Listener()
    likeButton.delegate = another
    likeButton.pressButton()
    #expect(
      another.sources.count == 1 && listener.sources.count == 2,
      say(
        another.sources.count > 1
          ? "The delegate was set again, and got \(another.sources.count) calls for 1 press."
          : "The button has another delegate now. A press must call this one, and only this one."))
  }

  @Test(.goal) func `two screens react to a press of the button in different ways`() {
    let (counting, thanking) = (PhotoViewController(), ThankingViewController())
    let likeButton = LikeButton()
    likeButton.pressButton()
    let stored = Mirror(reflecting: likeButton).children.map(\.value)
    #expect(
      likeButton.texts == [], say("The button must have no label. Each screen has its own label."))
    #expect(
      !stored.contains { $0 is Label || $0 is String },
      say("The button still stores a label or a text. Both belong to the screen."))
    #expect(
      counting.view.descendants(of: LikeButton.self).flatMap(\.texts) == [],
      say("The screen adds its label to the button. Add it to the view of the screen."))

    counting.view.pressButton()
    thanking.view.pressButton()

    expectShown(by: [counting.view, thanking.view], ["liked 1 times", "Thanks!"])
    for property in counting.view.propertiesChangedByPress(of: LikeButton.self) {
      Issue.record(say("A press changes `\(property)` of the button. The screen counts."))
    }
  }

  @Test(.goal) func `the button does not retain its delegate`() {
    let likeButton = LikeButton()
    var listener: Listener? = Listener()
    weak let delegate = listener
    likeButton.delegate = listener

    listener = nil

    #expect(
      delegate == nil, say("The screen owns the button. The button must not retain the screen."))
    likeButton.pressButton()
  }

  @Test(.goal) func `a press reaches the screen through the delegate protocol`() async {
    let screen = PhotoViewController()
    _ = screen.view
    // Functions without parameters and result, such as `flash()`, pass neither count nor text.
    let code = exercise.sources.flatMap(\.tokens).map(\.text).joined(separator: " ")
    let actions = code.matches(of: #/func (\w+) \( \) \{/#).map { String($0.1) }

    await exercise.expectStory(keeps: [
      Fingerprint.Statement(
        "During a press, the screen uses its button. The count and the text belong to the screen.",
        isBrokenBy: { tree in
          tree.steps(from: .screen, to: .button).filter { !actions.contains($0.call.member.name) }
        })
    ]) {
      screen.view.pressButton()
    }

    let before = screen.view.texts
    let listener = Listener()
    screen.view.descendants(of: LikeButton.self).first?.delegate = listener
    screen.view.pressButton()
    #expect(
      screen.view.texts == before && listener.sources.count == 1,
      say(
        "The test made another object the delegate of the button, and a press still changed the screen. It reaches the screen through `LikeButtonDelegate` only."
      ))
  }

  @Test(.goal) func `the button of the screen has a delegate, and a closed screen is released`()
    async throws
  {
    let screen = PhotoViewController()
    let likeButton = try #require(
      screen.view.descendants(of: LikeButton.self).first,
      say("The screen has no button. Add the button to the view of the screen."))
    #expect(
      likeButton.delegate != nil,
      say("The button of the screen has no delegate. Set it: `likeButton.delegate = self`."))
    await judge.ask(.isReleased)
  }
}

final class Listener: LikeButtonDelegate {
  private(set) var sources: [LikeButton] = []

  func likeButtonDidPress(_ likeButton: LikeButton) { sources.append(likeButton) }
}

/// Another screen with a like button.
private final class ThankingViewController: ViewController, LikeButtonDelegate {
  private let likeButton = LikeButton()
  private let label = Label()

  override func viewDidLoad() {
    view.addSubview(label)
    view.addSubview(likeButton)
    likeButton.delegate = self
  }

  func likeButtonDidPress(_ likeButton: LikeButton) { label.text = "Thanks!" }
}
