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
    #expect(viewModel.choice == "Any", say(.received(viewModel.choice, expected: "Any")))
  }

  @Test(.goal) func `each view shows the initial choice`() {
    let texts = ViewKind.allCases.flatMap { $0.makeView(viewModel).texts }
    let expected = ViewKind.allCases.map { $0.text(for: "Any") }
    #expect(texts == expected, say(.screenShows(texts, expected: expected)))
  }

  @Test(.goal, arguments: ViewKind.allCases)
  func `each view shows a new choice, even without the other views`(kind: ViewKind) {
    let view = kind.makeView(viewModel)
    var reported: [String] = []
    viewModel.addListener { [weak viewModel] in reported.append(viewModel?.choice ?? "") }
    let other = FilterViewModel()
    let otherView = kind.makeView(other)
    let otherStage = Stage(otherView)

    for option in ["Dark", "Light", "Medium", "Any"] {
      let earlier = viewModel.choice
      reported = []
      viewModel.choose(option)
      // A view model may ignore an option that it does not have.
      if option == "Medium", viewModel.choice != option { continue }
      #expect(viewModel.choice == option, say(.received(viewModel.choice, expected: option)))
      #expect(
        reported == [option],
        say(
          reported == [earlier]
            ? "A listener reads the choice when it is called. Change the choice before the call."
            : .received(reported, expected: [option])))
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

    #expect(
      otherStage.count == 0, say("A change of one view model changed the view of another one."))
    other.choose("Light")
    let text = kind.text(for: "Light")
    #expect(otherView.texts == [text], say(.screenShows(otherView.texts, expected: [text])))
  }

  @Test(.goal) func `clearing the filter restores all three views`() {
    let views = ViewKind.allCases.map { $0.makeView(viewModel) }
    for option in ["Dark", "Any", "Light", "Any"] {
      if option == "Any" { viewModel.clear() } else { viewModel.choose(option) }
      #expect(viewModel.choice == option, say(.received(viewModel.choice, expected: option)))
      let texts = views.flatMap(\.texts)
      let expected = ViewKind.allCases.map { $0.text(for: option) }
      #expect(texts == expected, say(.screenShows(texts, expected: expected)))
    }
  }

  @Test(.goal, arguments: ViewKind.allCases)
  func `each view is notified once per change, and not without a change`(kind: ViewKind) {
    let view = kind.makeView(viewModel)
    let stage = Stage(view)
    var calls = 0
    viewModel.addListener { calls += 1 }
    #expect(calls == 0, say("`addListener` called the listener without a change."))

    let actions = [{ viewModel.choose("Dark") }, { viewModel.clear() }]
    for (action, changes) in actions.flatMap({ [($0, 1), ($0, 0)] }) {
      (calls, stage.count) = (0, 0)
      action()
      #expect(
        calls == changes,
        say("The view model called a listener \(calls) times, expected \(changes)."))
      #expect(
        stage.count == changes,
        say("The view changed its text \(stage.count) times, expected \(changes)."))
    }
  }

  @Test(.goal, arguments: ViewKind.allCases)
  func `view and view model are released when their owners release them`(kind: ViewKind) {
    var viewModel: FilterViewModel? = FilterViewModel()
    var view = viewModel.map { kind.makeView($0) }
    weak let observer = view
    weak let observed = viewModel
    viewModel?.choose("Dark")
    let (texts, expected) = (view?.texts ?? [], [kind.text(for: "Dark")])
    #expect(texts == expected, say(.screenShows(texts, expected: expected)))

    view = nil
    #expect(
      observer == nil,
      say(
        "The view still exists after its owner has released it. Which closure or object retains it?"
      ))
    viewModel?.choose("Light")

    viewModel = nil
    #expect(
      observed == nil,
      say(
        "The view model still exists after its owner has released it. Which closure or object retains it?"
      ))
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

  func text(for choice: String) -> String {
    switch self {
    case .category: choice == "Any" ? "Roast" : "• Roast"
    case .chips:
      ["Any", "Light", "Dark"].map { $0 == choice ? "[\($0)]" : $0 }.joined(separator: " ")
    case .summary: "\(choice) roast"
    }
  }
}
