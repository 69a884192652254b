import Foundation
import PersonModel
import TerminalUI

/// The controller of a person's screen.
///
/// In MVC, the controller knows the model and the view. It formats the model for the view. A test
/// of the text needs a screen.
public final class PersonViewController: ViewController {
  private let person: Person
  private let calendar: Calendar
  private let nameLabel = Label()
  private let birthdateLabel = Label()

  /// - Parameter calendar: The calendar with the time zone of the date. The format is English.
  public init(person: Person, calendar: Calendar) {
    self.person = person
    self.calendar = calendar
    super.init()
  }

  public override func viewDidLoad() {
    view.addSubview(nameLabel)
    view.addSubview(birthdateLabel)

    let names = [person.salutation, person.firstName, person.lastName]
    nameLabel.text = names.filter { !$0.isEmpty }.joined(separator: " ")

    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = calendar.locale
    formatter.dateFormat = "EEEE MMMM d, yyyy"
    birthdateLabel.text = formatter.string(from: person.birthdate)
  }
}
