import Stories
import TerminalUI
import Testing
import WorkshopSupport

import struct PatternKit.LocalizedText

@testable import NamingExercise
@testable import Screens

@Suite("14 name the pattern: Answers", .serialized)
struct AnswersTests {
  private let exercise = Exercise(module: "Screens")

  @Test func `given: a press changes the label of each screen`() async {
    for screen in [Screen1(), Screen2(), Screen3(), Screen4(), Screen5(), Screen6()] {
      let first = screen.view.texts
      screen.view.pressButton()
      await runStartedTasks()
      #expect(first + screen.view.texts == ["The lamp is off", "The lamp is on"])
    }
  }

  @Test(.goal) func `the answer to screen 1 follows from its run`() async {
    await expect(
      Answers.screen1, .mvc, for: Screen1(), step: ("Screen1", .call, "Helper1"),
      "`Helper1` only returns a text (question 2). What kind of object decides, by question 3?")
  }

  @Test(.goal) func `the answer to screen 2 follows from its run`() async {
    await expect(
      Answers.screen2, .mvp, for: Screen2(), step: ("Helper2", .protocol, "Screen2"),
      "`Helper2` calls its screen, and passes a text. What is this, by question 4?")
  }

  @Test(.goal) func `the answer to screen 3 follows from its run`() async {
    await expect(
      Answers.screen3, .mvvm, for: Screen3(), step: ("Helper3", .observer, "Screen3"),
      "`Helper3` sets its property, and this wakes the screen. What is this, by question 4?")
  }

  @Test(.goal) func `the answer to screen 4 follows from its run`() async {
    await expect(
      Answers.screen4, .mvvm, for: Screen4(), step: ("Helper4", .closure, "Screen4"),
      "`Helper4` calls a closure that the screen has set once. What is this, by question 4?")
  }

  @Test(.goal) func `the answer to screen 5 follows from its run`() async {
    await expect(
      Answers.screen5, .mvp, for: Screen5(), step: ("ViewModel5", .protocol, "Screen5"),
      "`ViewModel5` calls its delegate, and passes a text. What is this, by question 4?")
  }

  @Test(.goal) func `the answer to screen 6 follows from its run`() async {
    await expect(
      Answers.screen6, .unidirectional, for: Screen6(), step: ("Helper6", .call, "Helper6"),
      "`next` computes new values from old ones and an event. What is it, by question 1?")
  }

  /// Compares an answer with the field guide. For a wrong one, reports the step of a press that decides.
  private func expect(
    _ answer: PatternName, _ pattern: PatternName, for screen: Screen,
    step decider: (caller: String, kind: Call.Kind, callee: String), _ sentence: LocalizedText
  ) async {
    let story = await exercise.story {
      screen.view.pressButton()
      await runStartedTasks()
    }
    let step = story?.steps.last {
      $0.call.accessor == nil
        && ($0.caller?.type ?? "", $0.call.kind, $0.call.type) == decider
    }
    #expect(story == nil || step != nil)
    guard answer != pattern else { return }
    let lines: [LocalizedText] =
      answer == .unknown
      ? ["This screen has no answer yet."]
      : [sentence] + (step.map { [Fingerprint.text(of: $0)] } ?? [])
    // The place of the goal would give the answer away.
    Issue.record(say(lines.joined(separator: "\n")))
  }
}
