import PatternKit
import Stories

nonisolated extension Fingerprint.Statement {
  /// In MVVM, the view neither reads nor changes the model.
  public static let viewUsesItsViewModel = Self(
    "The view uses the model. In MVVM, it uses its view model.",
    isBrokenBy: { $0.steps(from: .view, to: .model) })

  /// In MVP, the view neither reads nor changes the model.
  public static let viewUsesItsPresenter = Self(
    "The view uses the model. In MVP, the presenter passes it what it shows.",
    isBrokenBy: { $0.steps(from: .view, to: .model) })

  /// In MVVM, the view model knows no view, not even a static function of its type.
  public static let viewModelCallsNoView = Self(
    "The view model calls a function of the view. Here, each view observes instead.",
    isBrokenBy: {
      $0.steps(from: .viewModel, to: .view).filter {
        $0.call.kind == .call && !$0.call.type.contains(".")
      }
    })

  /// After a touch, a view changes its labels only during a call of another role.
  public static func setsLabelsWhenTold(by role: RoleName) -> Self {
    Self(
      "The view changed its texts itself after a tap. It must wait until it is told.",
      isBrokenBy: { tree in
        CallTree(roots: tree.roots.filter { $0.kind == .touch })
          .steps(of: .view, exceptDuring: role, where: \.setsControl)
      })
  }
}
