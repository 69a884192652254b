import PatternKit
import Testing
import Tracing

/// Records the calls of an action, and reports each statement that they break, with the first step that
/// breaks it.
///
/// - Parameters:
///   - module: The module of the exercise.
///   - roles: The role of each type of the exercise, by its name.
@MainActor public func expectStory(
  of module: String, _ roles: [String: RoleName], keeps statements: [Fingerprint.Statement],
  sourceLocation: SourceLocation = #_sourceLocation, during action: @MainActor () async -> Void
) async {
  let recorder = Recorder()
  await recorder.recordAsync(action)
  let scope = Recorder.Scope(module: module, roles: roles)
  guard let tree = await recorder.finishEvent(showing: scope) else { return }
  for statement in statements {
    guard let steps = statement.failure(tree) else { continue }
    let lines = [statement.text] + steps.prefix(1).map(Fingerprint.text)
    Issue.record("\(lines.joined(separator: "\n"))", sourceLocation: sourceLocation)
  }
}

extension Fingerprint.Statement {
  /// In MVVM, the view neither reads nor changes the model.
  public nonisolated static let viewUsesItsViewModel = Self(
    "The view uses the model. In MVVM, it uses its view model.",
    isBrokenBy: { $0.steps(from: .view, to: .model) })

  /// In MVP, the view neither reads nor changes the model.
  public nonisolated static let viewUsesItsPresenter = Self(
    "The view uses the model. In MVP, the presenter passes it what it shows.",
    isBrokenBy: { $0.steps(from: .view, to: .model) })

  /// After a touch, a view changes its labels only because its view model has changed.
  public nonisolated static let setsLabelsInItsBinding = Self(
    "The view changes its label after its own tap. Its observation alone changes it.",
    isBrokenBy: { tree in
      CallTree(roots: tree.roots.filter { $0.kind == .touch })
        .steps(of: .view, exceptDuring: .viewModel, where: \.setsControl)
    })
}
