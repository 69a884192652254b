import PatternKit
import Recordings
import Stories
import TerminalUI
import Testing
import Tracing

/// Asks the same questions of the screens of every exercise.
///
/// A subject is what exists before a screen and after it: a model, or a view model that several screens
/// show. Each answer is read off a run, and says what the run showed.
public struct Judge<Subject: AnyObject> {
  public enum Question: CaseIterable, Sendable {
    /// The objects of the screen own what it was created with.
    case ownsItsSubject
    /// Each object dies with its screen, closures and stored reports included.
    case isReleased
    /// The subject may change after its screen is closed, and another screen of it shows the changes.
    case isSafeAfterClosing
    /// No closure of a closed screen observes its view model. Only a recorded exercise can tell.
    case endsItsObservations
    /// Two screens, and two screens one after the other, share nothing.
    case sharesNothing
    /// A later screen of the same subject shows its present state, and each later event.
    case showsItsSubject
    /// Each of several screens shows a change, and each change reaches a label once.
    case showsEachChangeOnce
    /// A text that is shown is not state.
    case readsNoTextBack
    /// The view shows what the deciding object has, without editing it.
    case showsTextsUnchanged
    /// The view changes nothing after its own tap, but waits until it is told.
    case waitsAfterItsTap
  }

  /// Something that happens while a screen is open.
  public enum Event {
    /// The user taps the button with a title, or the first one.
    case tap(String? = nil)
    case select(row: Int)
    case change((Subject) -> Void)

    func happen(in view: View?, of subject: Subject?) {
      switch self {
      case .tap(let title):
        view?.descendants(of: Button.self).first { title == nil || $0.title == title }?.press()
      case .select(let row):
        let tableView = view?.descendants(of: TableView.self).first
        tableView?.selectRow(at: row)
        _ = tableView?.handle(.open)
      case .change(let change): if let subject { change(subject) }
      }
    }
  }

  let exercise: Exercise
  let makeSubject: () -> Subject
  private let makeScreen: (Subject) -> ViewController
  let events: [Event]
  let decided: ((Subject) -> [String])?
  let isObserved: Bool
  let isImmediate: Bool

  /// - Parameters:
  ///   - subject: Creates equal subjects.
  ///   - decided: Returns the texts that the subject decides, from the top of the screen.
  ///   - isObserved: Whether several screens can show one subject at the same time.
  ///   - isImmediate: Whether a change is on the screen when the event ends.
  public init(
    _ exercise: Exercise, events: [Event], decided: ((Subject) -> [String])? = nil,
    isObserved: Bool = false, isImmediate: Bool = true, subject: @escaping () -> Subject,
    screen: @escaping (Subject) -> ViewController
  ) {
    (self.exercise, self.events, self.decided) = (exercise, events, decided)
    (self.isObserved, self.isImmediate) = (isObserved, isImmediate)
    (makeSubject, makeScreen) = (subject, screen)
  }

  /// Records an issue for each wrong answer. What screens share makes the later answers untrue.
  public func ask(
    _ questions: Question..., sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    for question in questions {
      guard let finding = await finding(question) else { continue }
      let shared = question == .sharesNothing ? exercise.sharedVariables : []
      let lines = [finding] + shared
      Issue.record(say(lines.joined(separator: "\n")), sourceLocation: sourceLocation)
      if question == .sharesNothing { return }
    }
  }

  /// Returns what is wrong, or nothing. The first wrong observation is enough.
  func finding(_ question: Question) async -> LocalizedText? {
    switch question {
    case .ownsItsSubject: await lostSubject()
    case .isReleased: await remainingObjects()
    case .isSafeAfterClosing: await changesAfterClosing()
    case .endsItsObservations: await observationAfterClosing()
    case .sharesNothing: await sharedState()
    case .showsItsSubject: await wrongLaterScreen()
    case .showsEachChangeOnce: await wrongChange()
    case .readsNoTextBack: await textReadBack()
    case .showsTextsUnchanged: await editedText()
    case .waitsAfterItsTap: await changeByItself()
    }
  }

  /// Records an issue for the first other texts at the start, or after an event.
  public func expectTexts(
    _ expected: [[String]], sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let screen = await open(makeSubject())
    if let finding = lateStart(of: screen) {
      Issue.record(say(finding), sourceLocation: sourceLocation)
    }
    let shown = await texts(of: screen)
    guard let (shown, expected) = zip(shown, expected).first(where: { $0 != $1 }) else { return }
    Issue.record(say(.screenShows(shown, expected: expected)), sourceLocation: sourceLocation)
  }

  /// Records the calls of opening a screen and of its events. Reports each statement that they break.
  public func expectStory(
    keeps statements: Fingerprint.Statement..., sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let subject = makeSubject()
    await exercise.expectStory(keeps: statements, sourceLocation: sourceLocation) {
      // The recorder notices the changes of a control only while no window shows it.
      let screen = makeScreen(subject)
      for event in events {
        event.happen(in: screen.view, of: subject)
        await runStartedTasks()
      }
    }
  }

  /// Returns which object of a screen holds which, after the first event.
  public func graph() async -> ReferenceGraph {
    let screen = await open(makeSubject())
    if let event = events.first { await screen.perform(event) }
    return screen.driver.referenceGraph
  }

  /// Returns how often an event sets a label.
  public func labelChanges(during event: Event) async -> Int {
    let screen = await open(makeSubject())
    await screen.perform(event)
    return screen.labelChanges.max() ?? 0
  }

  func open(_ subject: Subject) async -> OpenScreen<Subject> {
    let screen = OpenScreen(subject, in: exercise, makeScreen)
    await screen.open()
    return screen
  }
}
