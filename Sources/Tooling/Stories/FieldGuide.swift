/// The answers of the field guide in `docs/field-guide.md` about one demo, read off its run.
///
/// The guide asks which object decides what the screen shows, whether this is a view controller, and how
/// its texts reach the view. The names of the types do not count.
public struct FieldGuide {
  public enum Answer: Hashable, Sendable {
    /// A function computes each new state from the old state and an action.
    case reducer
    /// A view controller decides.
    case viewController
    /// A view controller decides. Another object changes the model, and reports in this way.
    case report(Call.Kind)
    /// A view decides that is no view controller.
    case view
    /// A middle object decides. It passes the view its texts.
    case pass
    /// A middle object decides. A binding notifies the view.
    case binding
    /// A middle object decides. The view reads its texts after its own call.
    case read
  }

  public let answer: Answer
  /// The type that decides what the screen shows, or that has the reducer.
  public let decidingType: String
  /// The step that shows the answer. There is none if the text stays in one object.
  public let step: Step?
  /// The types that are a model of the pattern’s own, if they do not decide.
  public let ownModels: Set<String>
  /// A call by which another object than the deciding view controller passes a text too.
  public let passing: Step?
  /// Why the run cannot tell the answer, or `nil` if it can.
  public private(set) var doubt: Doubt?

  public enum Doubt: Sendable {
    /// A view gets a value that can contain a text in a form that the run does not show.
    case opaqueValue(Step)
    /// Several objects store the text, and a view read one of them without a call.
    case severalTexts
    /// The deciding object passes a view the text in this step, and stores it. The view can show either.
    case storedText(Step)
  }

  /// Reads the answers off the calls of a demo. Returns `nil` if no change of a model reaches a control.
  ///
  /// - Parameters:
  ///   - unfolded: The calls with the steps inside one type. A reducer can be one of them.
  ///   - views: The types of the views, without view controllers.
  ///   - viewControllers: The types of the view controllers.
  ///   - holders: The types of the objects that store a text which the screen shows, or have a stream of
  ///     texts.
  ///   - textMessages: The types of the messages that store a text.
  public init?(
    _ tree: CallTree, unfolded: CallTree? = nil, in module: String, views: Set<String>,
    viewControllers: Set<String>, holders: Set<String>,
    textMessages: Set<String> = []
  ) {
    let views = (all: views.union(viewControllers), plain: views)
    let run = DemoSteps(
      steps: tree.stepsByTime, module: module, views: views.all,
      holders: holders.subtracting(views.all), textMessages: textMessages)
    ownModels = run.ownModels
    var all = run
    if let unfolded { all.steps = unfolded.stepsByTime }
    if let reducer = all.reducer {
      (answer, decidingType, step) = (.reducer, all[reducer].outerType, all.steps[reducer])
      passing = nil
      return
    }
    // A view may also read the rows later, from another object. Then it does not decide them.
    let tables = run.tableChanges.compactMap(run.origin).filter { !views.all.contains($0.type) }
    let origins =
      run.steps.waysOfChange(after: run.change, throughTasks: true)
      .compactMap(\.steps.last).compactMap(run.origin)
      + tables
    guard let type = origins.mostFrequent(\.type)?.type else { return nil }
    decidingType = type
    var passed: Int?
    if viewControllers.contains(type) {
      let report = run.report(to: type)
      answer = report.map { .report(run[$0].kind) } ?? .viewController
      step = report.map { run.steps[$0] }
      passed = origins.first { $0.type != type && $0.answer == .pass }?.step
    } else if views.plain.contains(type) {
      (answer, step) = (.view, nil)
    } else {
      // The rows are a larger part of the screen than its labels.
      let own = (tables.contains { $0.type == type } ? tables : origins).filter { $0.type == type }
      let origin = own.mostFrequent(\.answer)
      (answer, step) = (origin?.answer ?? .pass, origin?.step.map { run.steps[$0] })
    }
    passing = passed.map { run.steps[$0] }
    if views.all.contains(type), let opaque = run.opaque {
      doubt = .opaqueValue(run.steps[opaque])
    } else if !views.all.contains(type), step == nil, run.hasSeveralHolders {
      doubt = .severalTexts
    } else if answer == .pass, run.holders.contains(type), let step {
      doubt = .storedText(step)
    }
  }
}

extension Array {
  /// Returns the first element with the value that most elements have.
  fileprivate func mostFrequent(_ value: (Element) -> some Hashable) -> Element? {
    let counts = Dictionary(grouping: self, by: value).mapValues(\.count)
    return first { counts[value($0)] == counts.values.max() }
  }
}
