import PersonModel
import TerminalUI

/// The controller of a name badge. The user can edit the first name on it.
///
/// A small MVC without a model that can change: the text field stores the edited name, and the
/// controller updates field and label with explicit calls. In a better MVC, the model stores the name.
public final class BadgeViewController: ViewController {
  public let badgeLabel = Label()
  public let nameField = TextField()
  public let resetButton = Button(title: "Reset")
  private let person: Person

  public init(person: Person) {
    self.person = person
    super.init()
  }

  public override func viewDidLoad() {
    for part in [badgeLabel, nameField, resetButton] { view.addSubview(part) }
    nameField.addTarget(self, action: BadgeViewController.updateBadge)
    resetButton.addTarget(self, action: BadgeViewController.reset)
    reset()
  }

  private func reset() {
    nameField.text = person.firstName
    updateBadge()
  }

  private func updateBadge() {
    let names = [person.salutation, nameField.text, person.lastName]
    badgeLabel.text = names.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
