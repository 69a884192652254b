import PatternKit
import TerminalUI
import Testing

@testable import WorkshopSupport

/// One right screen, and a wrong one for each question.
@Suite("The judge of the screens", .serialized)
struct JudgeTests {
  @Test(arguments: Question.allCases)
  func `a right screen has the right answer to each question`(question: Question) async {
    #expect(await finding(question, of: nil) == nil)
  }

  @Test(
    arguments: [
      (
        Fault.retainedByStoredReport, .isReleased,
        "All owners are gone, and these objects still exist: Doorbell. Which closure or object retains them?"
      ),
      (
        .sharesCount, .sharesNothing,
        "A screen shows “4 rings” beside another screen, and alone “1 rings”."
      ),
      (
        .sharesListeners, .sharesNothing, "An event of one screen set a label of another screen."
      ),
      (
        .keepsCount, .sharesNothing,
        "A screen shows “3 rings” after other screens, and the first one showed “0 rings”."
      ),
      (
        .knowsItsBell, .showsItsSubject,
        "A screen showed “0 rings”, and another one that was opened later, with equal data, “”."
      ),
      (
        .watchedOnce, .showsEachChangeOnce,
        "One of several screens shows “0 rings”, and a new one shows “1 rings”. Both must show the present state."
      ),
      (
        .setsTwice, .showsEachChangeOnce,
        "A label was set 2 times for one change. Set it once."
      ),
      (
        .showsLater, .showsEachChangeOnce,
        "The screen changed after the event had ended. Report and show it without a task or queue."
      ),
      (
        .startsLate, .showsEachChangeOnce,
        "The first texts came after `viewDidLoad`. Show them in it, without a task or queue."
      ),
      (
        .ownsNothing, .ownsItsSubject,
        "None of these objects retains Doorbell: BellScreen. The object that uses it must store it."
      ),
      (
        .readsLabel, .readsNoTextBack,
        "The test wrote “7 (set by the test)” on a label. After the next event it shows “8 rings”, expected “1 rings”. The text of a label is not state: store the value."
      ),
      (
        .editsText, .showsTextsUnchanged,
        "The view is given “1 rings”, and the screen shows “1 ring”. A view must show each text unchanged, and decide none itself."
      ),
      (
        .showsAfterTap, .waitsAfterItsTap,
        "The view changed its texts itself after a tap. It must wait until it is told."
      ),
      (
        .forgetsScreen, .isSafeAfterClosing,
        "One screen was closed, and another one shows “3 rings”, expected “4 rings”. A screen must not end what another one observes."
      ),
    ] as [(Fault, Question, String)])
  func `a wrong screen is told what its run showed`(
    fault: Fault, question: Question, sentence: String
  ) async {
    #expect(await finding(question, of: fault) == sentence)
  }

  @Test func `the names in a Chinese sentence have a Chinese comma between them`() {
    let names = LocalizedText.list(["BellScreen", "Label"])

    #expect(Language.chinese.text(names) == "BellScreen、Label" && "\(names)" == "BellScreen, Label")
  }

  @Test(
    arguments: [
      (nil, nil),
      (
        .changesNothing,
        "No event of the test changed what a screen reads: “0 rings”. It must follow each change."
      ),
      (
        .reportsLater,
        "`onRing` was called after the event had ended. Call it without a task or queue."
      ),
      (
        .needsClosure, "`onFirst` is not set, and the other closures are not called as before."
      ),
      (
        .retainedByStoredReport,
        "All owners are gone, and these objects still exist: Doorbell. Which closure or object retains them?"
      ),
    ] as [(Fault?, String?)])
  func `a wrong binding is told what its calls showed`(fault: Fault?, sentence: String?) async {
    Doorbell.shared = 0
    let bindings = Bindings(
      .init("onRing") { $0.onRing = $1 },
      .init("onFirst", isReport: false) { $0.onFirst = $1 },
      values: { [$0.text] }, events: [{ $0.ring() }, { $0.ring() }],
      object: { Doorbell(fault) })

    #expect(await bindings.finding().map { "\($0)" } == sentence)
  }

  @Test func `what screens share makes the later answers untrue`() async {
    let judge = Judge<Doorbell>(
      Exercise(module: "JudgeTests", sources: []), events: [.tap()],
      subject: { Doorbell(.sharesCount) }, screen: { BellScreen($0, .readsLabel) })
    await withKnownIssue {
      await judge.ask(.sharesNothing, .readsNoTextBack)
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("A screen shows") == true
    }
  }

  typealias Question = Judge<Doorbell>.Question

  private func finding(_ question: Question, of fault: Fault?) async -> String? {
    Doorbell.shared = 0
    let judge = Judge<Doorbell>(
      Exercise(module: "JudgeTests", sources: []),
      events: question == .waitsAfterItsTap ? [.tap()] : [.tap(), .change { $0.ring() }, .tap()],
      decided: { [$0.text] }, isObserved: true, subject: { Doorbell(fault) },
      screen: { BellScreen($0, fault) })
    if question == .waitsAfterItsTap { Doorbell.isQuiet = true }
    defer { Doorbell.isQuiet = false }
    return await judge.finding(question).map { "\($0)" }
  }
}
