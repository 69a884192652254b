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
        Role(.category, is: ["CategoryView"], knows: [.view, .viewModel, .control]),
        Role(.chips, is: ["ChipsView"], knows: [.view, .viewModel, .control]),
        Role(.summary, is: ["SummaryView"], knows: [.view, .viewModel, .control]),
      ])
  }

  @Test func `given: each type keeps its role, and two screens share nothing`() async {
    exercise.expectAllowedReferences()
    await judge(of: ViewKind.allCases).ask(.sharesNothing, .readsNoTextBack)
  }

  @Test(.goal) func `each view shows the initial choice`() {
    for options in [["Any", "Light", "Dark"], ["All", "Decaf"], ["All"]] {
      expect(options[0], in: FilterViewModel(options: options))
    }
  }

  @Test(.goal, arguments: ViewKind.allCases)
  func `each view shows a new choice, even without the other views`(kind: ViewKind) {
    let view = (kind, kind.makeView(viewModel))
    for option in ["Dark", "Light", "Medium", "Any"] {
      viewModel.choose(option)
      // A view model may ignore an option that it does not have.
      if option == "Medium", viewModel.choice != option { continue }
      expect(option, in: viewModel, shownBy: [view])
    }
  }

  @Test(.goal) func `clearing the filter restores all three views`() {
    for options in [["Any", "Light", "Dark"], ["all of them", "Light", "Dark"]] {
      let viewModel = FilterViewModel(options: options)
      let views = ViewKind.allCases.map { ($0, $0.makeView(viewModel)) }
      for option in ["Dark", options[0], "Light", options[0]] {
        if option == options[0] { viewModel.clear() } else { viewModel.choose(option) }
        expect(option, in: viewModel, shownBy: views)
      }
    }
  }

  /// Expects a choice in the view model, in some views, and in new ones.
  private func expect(
    _ choice: String, in viewModel: FilterViewModel, shownBy views: [(ViewKind, View)] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isFiltering = choice != viewModel.options[0]
    expectReceived([viewModel.choice], [choice], sourceLocation: sourceLocation)
    #expect(
      viewModel.isFiltering == isFiltering,
      say("For the choice “\(choice)”, `isFiltering` is \(viewModel.isFiltering)."),
      sourceLocation: sourceLocation)
    for (kind, view) in views + ViewKind.allCases.map({ ($0, $0.makeView(viewModel)) }) {
      let expected = kind.text(for: choice, of: viewModel.options)
      expectShown(by: [view], [expected], sourceLocation: sourceLocation)
    }
  }

  @Test(.goal) func `each view is notified once per change, and not without a change`() async {
    var calls = 0
    viewModel.addListener { calls += 1 }
    #expect(calls == 0, say("`addListener` called the listener without a change."))
    for (action, changes) in [
      ({ viewModel.choose("Dark") }, 1), ({ viewModel.choose("Dark") }, 0),
      ({ viewModel.clear() }, 1), ({ viewModel.clear() }, 0),
    ] {
      calls = 0
      action()
      #expect(
        calls == changes,
        say("Calls of a listener: \(calls), expected \(changes)."))
    }
    await Bindings(
      .init(adding: "addListener") { $0.addListener($1) },
      values: { [$0.choice, "\($0.isFiltering)"] },
      events: ["Dark", "Light", "Any"].map { option in { $0.choose(option) } },
      object: { FilterViewModel() }
    ).ask()
    await judge(of: ViewKind.allCases).ask(.showsEachChangeOnce)
  }

  @Test(.goal, arguments: ViewKind.allCases)
  func `view and view model are released when their owners release them`(kind: ViewKind) async {
    viewModel.choose("Dark")
    expectShown(by: [kind.makeView(viewModel)], [kind.text(for: "Dark")])

    await judge(of: [kind]).ask(.isReleased, .isSafeAfterClosing)
  }

  private func judge(of kinds: [ViewKind]) -> Judge<FilterViewModel> {
    Judge(
      exercise,
      events: [
        .change { $0.choose("Dark") }, .change { $0.choose("Light") }, .change { $0.clear() },
        .change { $0.clear() },
      ], isObserved: true, subject: { FilterViewModel() },
      screen: { viewModel in screen(of: kinds.map { $0.makeView(viewModel) }) })
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

  func text(for choice: String, of options: [String] = ["Any", "Light", "Dark"]) -> String {
    switch self {
    case .category: choice == options[0] ? "Roast" : "• Roast"
    case .chips: options.map { $0 == choice ? "[\($0)]" : $0 }.joined(separator: " ")
    case .summary: "\(choice) roast"
    }
  }
}
