import PatternKit
import TerminalUI
import Testing
import WorkshopSupport

@testable import FilterScreenExercise

@Suite("8 filter screen: FilterViewModel and three views", .serialized)
struct FilterTests {
  private let exercise = Exercise(module: "FilterScreenExercise")

  /// What the three views show at the start, and after each event.
  private let texts = [
    ["Roast", "[Any] Light Dark", "Any roast"], ["• Roast", "Any Light [Dark]", "Dark roast"],
    ["• Roast", "Any [Light] Dark", "Light roast"], ["Roast", "[Any] Light Dark", "Any roast"],
    ["Roast", "[Any] Light Dark", "Any roast"], ["• Roast", "Any Light [Dark]", "Dark roast"],
    ["Roast", "[Any] Light Dark", "Any roast"],
  ]

  @Test func `given: each type keeps its role, and two screens share nothing`() async {
    for make in Self.views {
      let view = make(FilterViewModel())
      for case let other as View in storedValues(of: view) where other !== view {
        #expect(
          !(other is CategoryView || other is ChipsView || other is SummaryView),
          say(
            "\("\(type(of: view))") has a reference to \("\(type(of: other))"). Each view must work without the others."
          ))
      }
    }
    await judge().ask(.sharesNothing, .readsNoTextBack)
  }

  @Test(.goal) func `each view shows the initial choice`() async {
    await judge().expectTexts([texts[0]])
    await judge(options: ["all of them", "Decaf"]).expectTexts([
      ["Roast", "[all of them] Decaf", "all of them roast"]
    ])
    await judge(options: ["All"]).expectTexts([["Roast", "[All]", "All roast"]])
  }

  @Test(.goal) func `each view is notified once per change, and not without a change`() async {
    let viewModel = FilterViewModel()
    var calls = 0
    viewModel.addListener { calls += 1 }
    viewModel.choose("Any")
    viewModel.clear()
    #expect(calls == 0, say("A listener was called without a change."))
    for _ in 1...2 { viewModel.choose("Dark") }
    expectReceived([viewModel.choice], ["Dark"])
    #expect(calls < 2, say("A listener was called without a change."))
    await Bindings(
      .init(adding: "listener") { $0.addListener($1) },
      values: { [$0.choice, "\($0.isFiltering)"] },
      events: [{ $0.choose("Dark") }, { $0.choose("Any") }, { $0.choose("Dark") }, { $0.clear() }],
      object: { FilterViewModel() }
    ).ask()
    await judge().ask(.showsEachChangeOnce)
  }

  @Test(.goal, arguments: 0..<3)
  func `each view shows a new choice, even without the other views`(index: Int) async {
    await judge(showing: [index]).expectTexts(texts.map { [$0[index]] })
  }

  @Test(.goal) func `clearing the filter restores all three views`() async {
    let viewModel = FilterViewModel()
    for option in ["Dark", "Light", "Any"] {
      if option == "Any" { viewModel.clear() } else { viewModel.choose(option) }
      expectReceived([viewModel.choice], [option])
      #expect(
        viewModel.isFiltering == (option != "Any"),
        say("For the choice “\(option)”, `isFiltering` is \(viewModel.isFiltering)."))
    }
    await judge().expectTexts(texts)
    await judge(options: ["all of them", "Light", "Dark"]).expectTexts([
      ["Roast", "[all of them] Light Dark", "all of them roast"],
      ["• Roast", "all of them Light [Dark]", "Dark roast"],
      ["• Roast", "all of them [Light] Dark", "Light roast"],
      ["Roast", "[all of them] Light Dark", "all of them roast"],
    ])
  }

  @Test(.goal, arguments: 0..<3)
  func `view and view model are released when their owners release them`(index: Int) async {
    let judge = judge(showing: [index])
    await judge.expectTexts(texts.map { [$0[index]] })
    await judge.ask(.isReleased, .isSafeAfterClosing)
  }

  private static let views: [(FilterViewModel) -> View] = [
    { CategoryView(viewModel: $0) }, { ChipsView(viewModel: $0) }, { SummaryView(viewModel: $0) },
  ]

  private func judge(
    showing indices: [Int] = [0, 1, 2], options: [String] = ["Any", "Light", "Dark"]
  ) -> Judge<FilterViewModel> {
    Judge(
      exercise,
      events: [
        .change { $0.choose("Dark") }, .change { $0.choose("Light") }, .change { $0.clear() },
        .change { $0.clear() }, .change { $0.choose("Dark") }, .change { $0.choose(options[0]) },
      ], isObserved: true, subject: { FilterViewModel(options: options) },
      screen: { viewModel in screen(of: indices.map { Self.views[$0](viewModel) }) })
  }
}
