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

  @Test func `given: each type mentions only the types that its role may know`() {
    exercise.expectAllowedReferences()
  }

  @Test func `given: the photo screen shows the number of presses`() async {
    let screen = PhotoViewController()
    let texts = screen.view.texts
    #expect(
      texts == ["liked 0 times"],
      say(
        texts == [""]
          ? "The screen is empty until something changes. Show the text once at the start."
          : "There is one label. The screen owns it."))

    screen.view.pressButton()
    screen.view.pressButton()

    let text = screen.view.texts.joined()
    let count = Int(text.filter(\.isNumber)) ?? 0
    await runStartedTasks()
    #expect(
      text == "liked 2 times",
      say(
        screen.view.texts != [text]
          ? "The screen changed after the press had ended. Report and count it without a `Task`."
          : count > 2
            ? "The screen counted \(count) for 2 presses. Notify the delegate once per press."
            : count == 1
              ? "The screen shows 1 after 2 presses. Report each press. Count it, and then show the count."
              : screen.view.descendants(of: Button.self).isEmpty
                ? "The screen has no button. Add the button to the view of the screen."
                : "The screen must be the delegate of its button, and show the count after a press."
      ))

    screen.view.descendants(of: Label.self).first?.text = "changed"
    screen.view.pressButton()
    #expect(
      screen.view.texts == ["liked 3 times"],
      say(
        "A press after another text on the label shows a wrong count. Store the count in a property."
      ))
    #expect(
      PhotoViewController().view.texts == ["liked 0 times"],
      say("A new screen shows the presses of another one. Each screen has objects of its own."))
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
            ? "The button calls its delegate too late. Call it directly, without a `Task`."
            : "The delegate got \(calls) calls for 1 press. Call it once per press."))
    likeButton.pressButton()
    #expect(
      listener.sources.count == 2,
      say(
        "The button reports the first press only. Keep the delegate, and call it after each press.")
    )
    #expect(
      listener.sources.allSatisfy { $0 === likeButton },
      say("The argument of `likeButtonDidPress(_:)` must be the button itself."))

    likeButton.delegate = nil
    likeButton.delegate = listener
    likeButton.pressButton()
    #expect(
      listener.sources.count == 3,
      say(
        "The button got its delegate again, and then reported a press twice. Add the target once."))
  }

  @Test(.goal) func `two screens react to a press of the button in different ways`() {
    let (counting, thanking) = (PhotoViewController(), ThankingViewController())
    let likeButton = LikeButton()
    #expect(
      likeButton.texts == [], say("The button must have no label. Each screen has its own label."))
    #expect(
      !values(in: likeButton).contains { $0 is Label },
      say("The button still stores a label that no screen shows. The label belongs to the screen."))
    #expect(
      !values(in: likeButton).contains { $0 is String },
      say("The button still stores a text. The text belongs to the screen."))
    #expect(
      !values(in: likeButton).contains { $0 is Int },
      say("The button still counts the presses. The count belongs to the screen, like the text."))

    #expect(
      counting.view.descendants(of: LikeButton.self).flatMap(\.texts) == [],
      say("The screen adds its label to the button. Add it to the view of the screen."))

    counting.view.pressButton()
    thanking.view.pressButton()

    #expect(
      counting.view.texts + thanking.view.texts == ["liked 1 times", "Thanks!"],
      say(
        counting.view.texts.joined().contains("1")
          ? "The delegate decides what a press does."
          : "The photo screen shows “liked … times”, as before, for every number."))
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

    await exercise.expectStory(keeps: [
      Fingerprint.Statement(
        "The press must reach the screen by a call through `LikeButtonDelegate`.",
        from: .button, to: .screen, by: [.protocol]),
      Fingerprint.Statement(
        "The screen asks its button for something. The count and the text belong to the screen.",
        isBrokenBy: { $0.steps(from: .screen, to: .button) }),
    ]) {
      screen.view.pressButton()
    }
  }

  @Test(.goal) func `the screen is the delegate of its button, and is released when it is closed`()
    throws
  {
    var screen: PhotoViewController? = PhotoViewController()
    weak let closed = screen
    let likeButton = try #require(screen?.view.descendants(of: LikeButton.self).first)

    likeButton.pressButton()
    #expect(
      likeButton.delegate === screen,
      say("The screen must be the delegate of its button: `likeButton.delegate = self`."))

    screen = nil
    #expect(closed == nil, say("A reference of the button retains the closed screen."))
    likeButton.pressButton()
  }
}

/// Returns the values that the button stores after a press.
private func values(in likeButton: LikeButton) -> [Any] {
  likeButton.pressButton()
  return Mirror(reflecting: likeButton).children.map(\.value)
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
