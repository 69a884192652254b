import PersonModel
import TerminalUI

/// The controller of a name badge. The user can edit the first name on it.
///
/// In MVC, the controller changes the model, and then sets the field and the label.
public final class BadgeViewController: ViewController {
  public let badgeLabel = Label()
  public let nameField = TextField()
  public let resetButton = Button(title: "Reset")
  private let model: BadgeModel

  public init(model: BadgeModel) {
    self.model = model
    super.init()
  }

  public override func viewDidLoad() {
    for part in [badgeLabel, nameField, resetButton] { view.addSubview(part) }
    nameField.addTarget(self, action: BadgeViewController.nameEdited)
    resetButton.addTarget(self, action: BadgeViewController.resetTapped)
    showName()
  }

  private func nameEdited() {
    model.firstName = nameField.text
    showBadge()
  }

  private func resetTapped() {
    model.reset()
    showName()
  }

  private func showName() {
    nameField.text = model.firstName
    showBadge()
  }

  private func showBadge() {
    let names = [model.person.salutation, model.firstName, model.person.lastName]
    badgeLabel.text = names.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
