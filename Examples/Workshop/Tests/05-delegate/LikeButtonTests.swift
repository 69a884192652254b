import TerminalUI
import Testing
import WorkshopSupport

@testable import DelegateExercise

@Suite("5 delegate: LikeButton and PhotoViewController", .serialized)
struct LikeButtonTests {
  @Test func `given: the photo screen shows the number of presses`() {
    let screen = PhotoViewController()
    let texts = screen.view.texts
    #expect(
      texts == ["liked 0 times"],
      texts == [""]
        ? "The screen is empty until something changes. Show the text once at the start."
        : "There is one label. The screen owns it.")

    screen.view.pressButton()
    screen.view.pressButton()

    let text = screen.view.texts.joined()
    let count = Int(text.filter(\.isNumber)) ?? 0
    #expect(
      text == "liked 2 times",
      count > 2
        ? "The screen counted \(count) for 2 presses. Notify the delegate once per press."
        : "The screen must still count each press.")
  }

  @Test(.goal) func `the button reports a press to its delegate once and passes itself`() {
    let likeButton = LikeButton()
    let listener = Listener()
    likeButton.delegate = listener

    likeButton.pressButton()

    #expect(
      listener.sources.count == 1,
      listener.sources.isEmpty
        ? "A press must call `likeButtonDidPress(_:)` of the delegate."
        : "The delegate got \(listener.sources.count) calls for 1 press. Call it once per press.")
    #expect(
      listener.sources.allSatisfy { $0 === likeButton },
      "The argument of `likeButtonDidPress(_:)` must be the button itself.")
  }

  @Test(.goal) func `two screens react to a press of the button in different ways`() {
    let (counting, thanking) = (PhotoViewController(), ThankingViewController())
    let likeButton = LikeButton()
    #expect(
      likeButton.texts == [], "The button must have no label. Each screen has its own label.")
    #expect(
      !hasLabel(likeButton),
      "The button still stores a label that no screen shows. Label and text belong to the screen.")

    counting.view.pressButton()
    thanking.view.pressButton()

    #expect(
      counting.view.texts + thanking.view.texts == ["liked 1 times", "Thanks!"],
      "The delegate decides what a press does.")
  }

  @Test(.goal) func `the button does not retain its delegate`() {
    let likeButton = LikeButton()
    var listener: Listener? = Listener()
    weak let delegate = listener
    likeButton.delegate = listener

    listener = nil

    #expect(delegate == nil, "The screen owns the button. The button must not retain the screen.")
  }
}

/// Returns whether a property of the button stores a label or a text about likes.
private func hasLabel(_ likeButton: LikeButton) -> Bool {
  likeButton.pressButton()
  return Mirror(reflecting: likeButton).children.contains { property in
    property.value is Label || (property.value as? String)?.contains("liked") == true
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
