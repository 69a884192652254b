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

  /// The direction from the view to the view model.
  private func nameEdited() {
    viewModel.firstName = nameField.text
  }

  /// The direction from the view model to the view. An edit comes back as a change of the view
  /// model. The field already shows it, so it is not set again.
  private func show(_ name: String) {
    if nameField.text != name { nameField.text = name }
  }

  /// A command, not a binding: the view model decides what changes.
  private func resetTapped() {
    viewModel.resetTapped()
  }
}
