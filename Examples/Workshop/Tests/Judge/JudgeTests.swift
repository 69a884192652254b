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
        .retainedByListener, .isReleased,
        "The test closed its screen, and these objects still exist: BellScreen, Button, Label, View. Which closure or object retains them?"
      ),
      (
        .sharesCount, .sharesNothing,
        "A screen shows “4 rings” beside another screen, and alone “1 rings”."
      ),
      (
        .sharesListeners, .sharesNothing, "An event of one screen set a label of another screen."
      ),
      (
        .countsByNumber, .sharesNothing,
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
        "None of these objects retains what the test created them with: BellScreen. The object that uses it must store it."
      ),
      (
        .readsLabel, .readsNoTextBack,
        "The test wrote “7 (set by the test)” on a label. After the next event it shows “8 rings”, expected “1 rings”. The text of a label is not state: store the value."
      ),
      (
        .editsText, .showsTextsUnchanged,
        "The object that decides has “1 rings”, and the screen shows “1 ring”. Both must be equal."
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
        .reportsFirst,
        "When `onRing` was called, the test read “0 rings”, and afterwards “1 rings”. Change each value first, then report."
      ),
      (
        .changesNothing,
        "No event of the test changed what a screen reads: “0 rings”. It must follow each change."
      ),
      (
        .reportsTwice,
        "`onRing` was called 2 times when “0 rings” became “1 rings”, expected once."
      ),
      (
        .reportsLater,
        "`onRing` was called after the event had ended. Call it without a task or queue."
      ),
      (
        .keepsFirstClosure,
        "`onRing` was set again. The first one was called 2 times and the second one 0 times, expected 2 times for the second one."
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

/// The mistakes of the screens.
enum Fault: Sendable {
  case retainedByStoredReport, retainedByListener, sharesCount, sharesListeners,
    countsByNumber, knowsItsBell, watchedOnce, setsTwice, showsLater, startsLate, ownsNothing,
    readsLabel, editsText, showsAfterTap, forgetsScreen, changesNothing, reportsFirst, reportsTwice,
    reportsLater,
    keepsFirstClosure, needsClosure
}

final class Doorbell {
  static var shared = 0
  static var counts: [Int: Int] = [:]
  /// The numbers of the objects that exist. Like an address, a number is used again.
  private static var numbers: Set<Int> = []
  /// Whether a ring is reported to no listener.
  static var isQuiet = false
  var onFirst: (() -> Void)?
  var onRing: (() -> Void)? {
    didSet { if fault == .keepsFirstClosure, oldValue != nil { onRing = oldValue } }
  }
  private let fault: Fault?
  private let number = (0...).first { !Doorbell.numbers.contains($0) } ?? 0
  private static var sharedListeners: [() -> Void] = []
  private var ownListeners: [() -> Void] = []
  private var listeners: [() -> Void] {
    get { fault == .sharesListeners ? Self.sharedListeners : ownListeners }
    set {
      if fault == .sharesListeners {
        Self.sharedListeners = newValue
      } else {
        ownListeners = newValue
      }
    }
  }
  private var ownCount = 0
  private lazy var report: () -> Void = { self.tell() }

  init(_ fault: Fault?) {
    self.fault = fault
    Self.numbers.insert(number)
  }

  isolated deinit {
    Self.shared = 0
    Self.numbers.remove(number)
  }

  private var count: Int {
    get {
      switch fault {
      case .sharesCount: Self.shared
      case .countsByNumber: Self.counts[number, default: 0]
      default: ownCount
      }
    }
    set {
      switch fault {
      case .sharesCount: Self.shared = newValue
      case .countsByNumber: Self.counts[number] = newValue
      default: ownCount = newValue
      }
    }
  }

  var text: String { "\(count) rings" }

  func addListener(_ listener: @escaping () -> Void) {
    if fault == .watchedOnce { listeners = [] }
    listeners.append(listener)
  }

  func ring() {
    if fault == .reportsFirst { tell() }
    if fault != .changesNothing { count += 1 }
    switch fault {
    case .reportsFirst: break
    case .retainedByStoredReport: report()
    case .reportsLater: Task { tell() }
    case .reportsTwice:
      tell()
      tell()
    default: tell()
    }
  }

  private func tell() {
    if Self.isQuiet { return }
    if count == 1, let onFirst { onFirst() }
    if fault == .needsClosure, onFirst == nil { return }
    onRing?()
    for listener in listeners { listener() }
  }

  func forgetListeners() { listeners = [] }
}

final class BellScreen: ViewController {
  private weak var bell: Doorbell?
  private static weak var knownBell: Doorbell?
  private let isSecond: Bool
  private let owned: Doorbell?
  private let fault: Fault?
  private let label = Label()
  private let button = Button(title: "Ring")

  init(_ bell: Doorbell, _ fault: Fault?) {
    (self.bell, self.fault) = (bell, fault)
    owned = fault == .ownsNothing ? nil : bell
    isSecond = bell === Self.knownBell
    Self.knownBell = bell
    super.init()
  }

  override func viewDidLoad() {
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: BellScreen.buttonTapped)
    show()
    if fault == .retainedByListener {
      bell?.addListener { self.show() }
    } else {
      bell?.addListener { [weak self] in self?.show() }
    }
  }

  isolated deinit { if fault == .forgetsScreen { bell?.forgetListeners() } }

  private func buttonTapped() {
    if fault == .readsLabel, let count = Int(label.text.prefix { $0 != " " }) {
      bell?.ring()
      label.text = "\(count + 1) rings"
      return
    }
    bell?.ring()
    if fault == .showsAfterTap { show() }
  }

  private func show() {
    if fault == (bell?.text == "0 rings" ? .startsLate : .showsLater) {
      Task { label.text = bell?.text ?? "" }
      return
    }
    if fault == .knowsItsBell, isSecond { return }
    if fault == .setsTwice { label.text = "" }
    let text = bell?.text ?? ""
    label.text = fault == .editsText && text == "1 rings" ? "1 ring" : text
  }
}
