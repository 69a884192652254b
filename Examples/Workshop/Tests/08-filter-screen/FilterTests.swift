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

  @Test func `given: two screens share nothing, and no text is read back`() async {
    await judge(of: ViewKind.allCases).ask(.sharesNothing, .readsNoTextBack)
  }

  @Test func `given: each type mentions only the types that its role may know`() {
    exercise.expectAllowedReferences()
  }

  @Test func `given: the view model starts without a filter`() {
    FilterViewModel().choose("Dark")
    #expect(viewModel.choice == "Any", say(.received(viewModel.choice, expected: "Any")))
  }

  @Test(.goal) func `each view shows the initial choice`() {
    for options in [["Any", "Light", "Dark"], ["All", "Decaf"]] {
      let viewModel = FilterViewModel(options: options)
      let texts = ViewKind.allCases.flatMap { $0.makeView(viewModel).texts }
      let expected = ViewKind.allCases.map { $0.text(for: options[0], of: options) }
      #expect(texts == expected, say(.screenShows(texts, expected: expected)))
    }
  }

  @Test(.goal, arguments: ViewKind.allCases)
  func `each view shows a new choice, even without the other views`(kind: ViewKind) async {
    let view = kind.makeView(viewModel)
    for option in ["Dark", "Light", "Medium", "Any"] {
      viewModel.choose(option)
      // A view model may ignore an option that it does not have.
      if option == "Medium", viewModel.choice != option { continue }
      expectReceived([viewModel.choice], [option])
      #expect(
        viewModel.isFiltering == (option != "Any"),
        say("For the choice “\(option)”, `isFiltering` is \(viewModel.isFiltering)."))
      let text = kind.text(for: option)
      #expect(view.texts == [text], say(.screenShows(view.texts, expected: [text])))
      let later = kind.makeView(viewModel).texts
      #expect(
        later == [text],
        say(
          viewModel.choice == option
            ? "A view that is created after a choice shows another one. Read the `choice` at the start too."
            : "A new view changed the choice from “\(option)” to “\(viewModel.choice)”."))
    }
  }

  @Test(.goal) func `clearing the filter restores all three views`() {
    for options in [["Any", "Light", "Dark"], ["All", "Light", "Dark"]] {
      let viewModel = FilterViewModel(options: options)
      let views = ViewKind.allCases.map { $0.makeView(viewModel) }
      for option in ["Dark", options[0], "Light", options[0]] {
        if option == options[0] { viewModel.clear() } else { viewModel.choose(option) }
        expectReceived([viewModel.choice], [option])
        #expect(
          viewModel.isFiltering == (option != options[0]),
          say("For the choice “\(option)”, `isFiltering` is \(viewModel.isFiltering)."))
        let texts = views.flatMap(\.texts)
        let expected = ViewKind.allCases.map { $0.text(for: option, of: options) }
        #expect(texts == expected, say(.screenShows(texts, expected: expected)))
      }
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
      exercise, .init(adding: "addListener") { $0.addListener($1) },
      values: { [$0.choice, "\($0.isFiltering)"] },
      events: ["Dark", "Light", "Any"].map { option in { $0.choose(option) } },
      object: { FilterViewModel() }
    ).ask()
    await judge(of: ViewKind.allCases).ask(.showsEachChangeOnce)
  }

  @Test(.goal, arguments: ViewKind.allCases)
  func `view and view model are released when their owners release them`(kind: ViewKind) async {
    viewModel.choose("Dark")
    let (texts, expected) = (kind.makeView(viewModel).texts, [kind.text(for: "Dark")])
    #expect(texts == expected, say(.screenShows(texts, expected: expected)))

    await judge(of: [kind]).ask(.isReleased, .isSafeAfterClosing)
  }

  private func judge(of kinds: [ViewKind]) -> Judge<FilterViewModel> {
    Judge(
      exercise,
      events: [
        .change { $0.choose("Dark") }, .change { $0.choose("Light") }, .change { $0.clear() },
        .change { $0.clear() },
      ], isObserved: true, subject: { FilterViewModel() },
      screen: { viewModel in
        let viewController = ViewController()
        for kind in kinds { viewController.view.addSubview(kind.makeView(viewModel)) }
        return viewController
      })
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
