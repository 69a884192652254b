import Observing
import TerminalUI

/// The controller of a name badge. The user can edit the first name on it.
///
/// In MVVM, the controller belongs to the view. It binds the text of the field and the first name
/// of the view model in both directions: a change of either one changes the other.
public final class BadgeViewController: ViewController {
  public let badgeLabel = Label()
  public let nameField = TextField()
  public let resetButton = Button(title: "Reset")
  private let viewModel: BadgeViewModel
  /// The name that the field and the view model had in common last.
  private var sharedName = ""
  private var observations: [ObservationToken] = []

  public init(viewModel: BadgeViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  public override func viewDidLoad() {
    for part in [badgeLabel, nameField, resetButton] { view.addSubview(part) }
    nameField.addTarget(self, action: BadgeViewController.nameEdited)
    resetButton.addTarget(self, action: BadgeViewController.resetTapped)
    observations = [
      viewModel.observe(\.firstName) { [weak self] in self?.show($0) },
      viewModel.observe(\.badgeText) { [weak self] in self?.badgeLabel.text = $0 },
    ]
  }

  /// The direction from the view to the view model. If the view model has changed and the binding has not
  /// delivered it yet, the user has edited an old text. Then the change of the view model counts.
  private func nameEdited() {
    guard viewModel.firstName == sharedName else { return show(viewModel.firstName) }
    sharedName = nameField.text
    viewModel.firstName = nameField.text
  }

  /// The direction from the view model to the view. An edit comes back as a change of the view
  /// model. The field already shows it, so it is not set again.
  private func show(_ name: String) {
    sharedName = name
    if nameField.text != name { nameField.text = name }
  }

  /// A command, not a binding: the view model decides what changes.
  private func resetTapped() {
    viewModel.resetTapped()
  }
}
