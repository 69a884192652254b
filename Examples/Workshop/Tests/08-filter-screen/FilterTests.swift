import PatternKit
import TerminalUI
import Testing
import WorkshopSupport

@testable import FilterScreenExercise

@Suite("8 filter screen: FilterViewModel and three views", .serialized)
struct FilterTests {
  private let exercise: Exercise
  private let viewModel = FilterViewModel()

  init() throws {
    exercise = try Exercise(
      module: "FilterScreenExercise",
      roles: [
        Role(.viewModel, is: ["FilterViewModel"]),
        Role(.view, is: [], in: "FilterViews", knows: [.viewModel, .control]),
        Role(.category, is: ["CategoryView"], knows: [.viewModel, .control]),
        Role(.chips, is: ["ChipsView"], knows: [.viewModel, .control]),
        Role(.summary, is: ["SummaryView"], knows: [.viewModel, .control]),
      ])
  }

  @Test func `given: each type mentions only the types that its role may know`() {
    exercise.expectAllowedReferences()
  }

  @Test func `given: the view model starts without a filter`() {
    FilterViewModel().choose("Dark")
    #expect(
      viewModel.choice == "Any",
      say("The choice of another view model changed this one. Each has a choice of its own."))
    #expect(
      CategoryView(viewModel: viewModel).texts == ["Roast"],
      say("Without a filter, the category has no dot. `isFiltering` is false for the first option.")
    )
  }

  @Test(.goal) func `each view shows the initial choice`() {
    let chips = ChipsView(viewModel: viewModel).texts
    #expect(
      chips == ["[Any] Light Dark"],
      say(
        chips == [""]
          ? "The screen is empty until something changes. Show the text once at the start."
          : "The view adds the brackets. The view model reports which option is chosen."))
    let summary = SummaryView(viewModel: viewModel).texts
    #expect(
      summary == ["Any roast"],
      say(
        summary == [""]
          ? "The screen is empty until something changes. Show the text once at the start."
          : "The view adds the word “roast” to the choice."))
  }

  @Test(.goal, arguments: ViewKind.allCases)
  func `each view shows a new choice, even without the other views`(kind: ViewKind) async {
    let view = kind.makeView(viewModel)
    let stage = Stage(view)
    let other = FilterViewModel()
    var reported: [String] = []
    other.addListener { [unowned other] in reported.append(other.choice) }

    viewModel.choose("Dark")
    other.choose("Dark")
    let (texts, reportedDirectly) = (view.texts, reported)
    await runStartedTasks()

    #expect(
      texts == [kind.textForDark],
      say(
        reportedDirectly != reported
          ? "`choose(_:)` ended before the report. Call the listeners directly, without a `Task`."
          : view.texts != texts
            ? "The view changed too late. Show the choice directly, without a `Task`."
            : reported == ["Any"]
              ? "The view reads the choice when it is notified. Change it before you call the listeners."
              : stage.count > 0 && reported == ["Dark"]
                ? "The view was notified, and its text is wrong. Show the choice of the view model that it was given."
                : "Each view observes the view model. No view updates another view."))

    viewModel.choose("Light")
    other.choose("Light")
    #expect(
      view.texts == [kind.textForLight],
      say(
        viewModel.choice != "Light"
          ? "`choose(_:)` changed nothing, because another option was chosen. It replaces the earlier choice."
          : reported == ["Dark", "Light"]
            ? "The view was notified of a second change. It must show the `choice` of the view model then."
            : "The view shows only the first change. The view model calls its listeners after each change."
      ))
    viewModel.choose("Medium")
    // A view model may ignore an option that it does not have.
    if viewModel.choice == "Medium" {
      #expect(
        view.texts == [kind.textForMedium],
        say("The view knows only some of the options. It shows the `choice` of the view model."))
    }

    #expect(
      kind.makeView(viewModel).texts == view.texts,
      say(
        "A view that is created after a choice shows another one. Read the `choice` at the start too."
      ))
  }

  @Test(.goal) func `clearing the filter restores all three views`() {
    let views = ViewKind.allCases.map { $0.makeView(viewModel) }
    for option in ["Light", "Dark"] {
      viewModel.choose(option)
      #expect(
        viewModel.isFiltering,
        say(
          viewModel.choice == option
            ? "“\(option)” is a filter. The view model must report it as active."
            : "`choose(_:)` must change the choice."))
    }

    #expect(
      views.flatMap(\.texts) == ViewKind.allCases.map(\.textForDark),
      say("All three views observe the view model. It stores and calls every listener."))

    viewModel.clear()

    #expect(
      viewModel.options.contains(viewModel.choice),
      say("The choice is one of the options. “Any” means no filter, and `clear()` chooses it."))
    let texts = views.flatMap(\.texts)
    #expect(
      texts == ["Roast", "[Any] Light Dark", "Any roast"],
      say(
        texts == ViewKind.allCases.map(\.textForDark)
          ? "`clear()` must change the choice and call every listener."
          : "The view model stores the only copy of the choice. All views read it."))

    viewModel.choose("Dark")
    viewModel.choose("Any")
    #expect(
      !viewModel.isFiltering,
      say("“Any” was chosen, and `isFiltering` is still true. Compute it from `choice`."))

    viewModel.choose("Dark")
    #expect(
      views.flatMap(\.texts) == ViewKind.allCases.map(\.textForDark),
      say("After `clear()`, the views show no new choice. The view model must keep its listeners."))
  }

  @Test(.goal, arguments: ViewKind.allCases)
  func `each view is notified once per change, and not without a change`(kind: ViewKind) {
    let view = kind.makeView(viewModel)
    let stage = Stage(view)
    var calls = 0
    viewModel.addListener { calls += 1 }
    #expect(calls == 0, say("`addListener` called the listener without a change."))

    viewModel.choose("Dark")
    #expect(
      stage.count == 1,
      say(
        calls == 1
          ? stage.count == 0
            ? "The view model called its listeners, and the view did not change. Show the choice again."
            : "The view changed \(stage.count) times for one change. Observe once, and set the label once."
          : "`choose(_:)` must call each listener once for one change."))

    stage.count = 0
    viewModel.choose("Dark")
    #expect(stage.count == 0, say("“Dark” was chosen already. Without a change, call no listener."))

    viewModel.clear()
    #expect(
      stage.count == 1,
      say(
        calls == 2
          ? stage.count == 0
            ? "The view model called its listeners, and the view did not change. Show the choice again."
            : "A view was notified \(stage.count) times, because it observed again. Call `addListener` once."
          : "`clear()` must call each listener once for one change."))

    stage.count = 0
    viewModel.clear()
    #expect(
      stage.count == 0, say("The filter was clear already. Without a change, call no listener."))
  }

  @Test(.goal, arguments: ViewKind.allCases)
  func `view and view model are released when their owners release them`(kind: ViewKind) {
    var viewModel: FilterViewModel? = FilterViewModel()
    var view = viewModel.map { kind.makeView($0) }
    weak let observer = view
    weak let observed = viewModel
    viewModel?.choose("Dark")
    #expect(view?.texts == [kind.textForDark], say("The view must observe the view model."))

    view = nil
    #expect(
      observer == nil,
      say("The view model retains the closure. The closure must not retain the view."))
    viewModel?.choose("Light")

    viewModel = nil
    #expect(
      observed == nil,
      say("The view model retains the closure. The closure must not retain the view model either."))
  }
}

/// The three views.
enum ViewKind: CaseIterable {
  case category, chips, summary

  func makeView(_ viewModel: FilterViewModel) -> View {
    switch self {
    case .category: CategoryView(viewModel: viewModel)
    case .chips: ChipsView(viewModel: viewModel)
    case .summary: SummaryView(viewModel: viewModel)
    }
  }

  var textForDark: String {
    switch self {
    case .category: "• Roast"
    case .chips: "Any Light [Dark]"
    case .summary: "Dark roast"
    }
  }

  var textForMedium: String {
    switch self {
    case .category: "• Roast"
    case .chips: "Any Light Dark"
    case .summary: "Medium roast"
    }
  }

  var textForLight: String {
    switch self {
    case .category: "• Roast"
    case .chips: "Any [Light] Dark"
    case .summary: "Light roast"
    }
  }
}
