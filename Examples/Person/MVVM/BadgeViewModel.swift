import Observation
import PersonModel

/// The view model of a name badge. The user can edit the first name on it.
///
/// In MVVM, it offers a view three things: a property to bind in both directions, a property to
/// observe, and a command. It has no reference to a view and does not change the record.
@Observable
public final class BadgeViewModel {
  /// The first name on the badge. The text field shows it, and changes it.
  public var firstName: String
  private let person: Person

  public init(person: Person) {
    self.person = person
    firstName = person.firstName
  }

  /// The text on the badge. A view only shows it.
  public var badgeText: String {
    let names = [person.salutation, firstName, person.lastName]
    return names.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Restores the first name of the record.
  public func resetTapped() {
    firstName = person.firstName
  }
}
