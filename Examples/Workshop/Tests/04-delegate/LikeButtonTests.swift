import TerminalUI
import Testing
import WorkshopSupport

@testable import DelegateExercise

@Suite("4 delegate: from a button with a label to one with a delegate", .serialized)
struct LikeButtonTests {
  @Test func `given: the photo's screen still counts`() {
    let screen = PhotoViewController()
    #expect(screen.view.texts == ["liked 0 times"], "There is one label, and it is the screen’s.")

    screen.view.pressButton()
    screen.view.pressButton()

    #expect(screen.view.texts == ["liked 2 times"], "Whoever counts: the user must not notice.")
  }

  @Test(.goal) func `tells whoever is its delegate`() {
    let likeButton = LikeButton()
    let listener = Listener()
    likeButton.delegate = listener

    likeButton.pressButton()

    #expect(
      listener.sources.map { $0 === likeButton } == [true],
      "The button’s job is to say that it was pressed, once, and that it was this button.")
  }

  @Test(.goal) func `serves two screens that make different things of a press`() {
    let (counting, thanking) = (PhotoViewController(), ThankingViewController())
    #expect(
      LikeButton().texts == [], "The button shows no text of its own: labels belong to the screens."
    )

    counting.view.pressButton()
    thanking.view.pressButton()

    #expect(
      counting.view.texts + thanking.view.texts == ["liked 1 times", "Thanks!"],
      "What a press means is the delegate’s decision.")
  }

  @Test(.goal) func `does not keep its delegate alive`() {
    let likeButton = LikeButton()
    var listener: Listener? = Listener()
    weak let delegate = listener
    likeButton.delegate = listener

    listener = nil

    #expect(delegate == nil, "The screen owns the button. The button does not own the screen.")
  }
}

final class Listener: LikeButtonDelegate {
  private(set) var sources: [LikeButton] = []

  func likeButtonDidPress(_ likeButton: LikeButton) { sources.append(likeButton) }
}

/// Another screen with the same button.
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
