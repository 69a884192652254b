import PatternKit
import Stories
import TerminalUI
import Testing
import WorkshopSupport

@testable import DelegateExercise

@Suite("5 delegate: LikeButton and PhotoViewController", .serialized)
struct LikeButtonTests {
  private let exercise = Exercise(
    module: "DelegateExercise",
    roles: [
      .button: ["LikeButton"], .screen: ["PhotoViewController"],
    ])

  @Test func `given: two screens share nothing, and no text is read back`() async {
    await judge.ask(.sharesNothing, .readsNoTextBack)
  }

  private var judge: Judge<Listener> {
    Judge(
      exercise, events: [.tap(), .tap(), .tap()], subject: { Listener() },
      screen: { _ in PhotoViewController() })
  }

  @Test(.goal) func `the button reports each press to its delegate once and passes itself`() async {
    await Bindings(
      .init("delegate") { $0.listen($1) }, values: { ["\($0.presses)"] },
      events: [{ $0.press() }, { $0.press() }], object: { ButtonInUse() }
    ).ask()
    let (likeButton, listener) = (LikeButton(), Listener())
    likeButton.delegate = listener
    likeButton.pressButton()
    #expect(
      listener.sources.allSatisfy { $0 === likeButton },
      say("The argument of `likeButtonDidPress(_:)` must be the button itself."))
  }

  @Test(.goal) func `the button stores no label, no text and no count`() {
    let (screen, likeButton) = (PhotoViewController(), LikeButton())
    likeButton.pressButton()
    let stored = Mirror(reflecting: likeButton).children
    #expect(
      likeButton.texts == [] && !stored.contains { $0.value is Label || $0.value is String },
      say("The button still stores a label or a text. Both belong to the screen."))
    for (name, value) in stored {
      let kind = "\(type(of: value))"
      #expect(
        !kind.contains("->") || !["Int", "String"].contains(where: kind.contains),
        say(
          "The button stores a closure that passes a value: `\(name ?? "")`. It must only call its delegate."
        ))
    }
    #expect(
      screen.view.descendants(of: LikeButton.self).flatMap(\.texts) == [],
      say("The screen adds its label to the button. Add it to the view of the screen."))
    for property in screen.view.propertiesChangedByPress(of: LikeButton.self) {
      Issue.record(
        say("A press changes `\(property)` of the button. It must only call its delegate."))
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

    await exercise.expectStory(keeps: [
      Fingerprint.Statement(
        "During a press, the screen uses its button. The count and the text belong to the screen.",
        isBrokenBy: { tree in
          // A call such as `flash()` passes neither count nor text.
          tree.steps(from: .screen, to: .button).filter { step in
            step.call.returnedType == "String"
              || step.call.passedTypes.contains(where: ["Int", "String"].contains)
          }
        })
    ]) {
      screen.view.pressButton()
    }

    let before = screen.view.texts
    let listener = Listener()
    screen.view.descendants(of: LikeButton.self).first?.delegate = listener
    screen.view.pressButton()
    withExtendedLifetime(listener) {}
    #expect(
      screen.view.texts == before,
      say(
        "The test made another object the delegate of the button, and a press still changed the screen. It must reach the screen through `LikeButtonDelegate` only."
      ))
  }

  @Test(.goal) func `the button of the screen has a delegate, and a closed screen is released`()
    async
  {
    let screen = PhotoViewController()
    for likeButton in screen.view.descendants(of: LikeButton.self) {
      #expect(
        likeButton.delegate != nil,
        say("The button of the screen has no delegate. Set it: `likeButton.delegate = self`."))
    }
    await judge.ask(.isReleased)
  }

  @Test func `given: the photo screen shows the number of presses`() async {
    await judge.ask(.showsEachChangeOnce)
    await judge.expectTexts([["Likes: 0"], ["Likes: 1"], ["Likes: 2"], ["Likes: 3"]])
    let screen = PhotoViewController()
    for _ in 1...120 { screen.view.pressButton() }
    expectShown(by: [screen.view], ["Likes: 120"])
  }
}

final class Listener: LikeButtonDelegate {
  private(set) var sources: [LikeButton] = []
  private let report: () -> Void

  init(report: @escaping () -> Void = {}) { self.report = report }

  func likeButtonDidPress(_ likeButton: LikeButton) {
    sources.append(likeButton)
    report()
  }
}

private final class ButtonInUse {
  private let likeButton = LikeButton()
  private(set) var presses = 0
  /// They stay alive, so that an earlier delegate can be called too.
  private var listeners: [Listener] = []

  func press() {
    presses += 1
    likeButton.pressButton()
  }

  func listen(_ report: (() -> Void)?) {
    let next = report.map { Listener(report: $0) }
    likeButton.delegate = next
    listeners += [next].compactMap(\.self)
  }
}
