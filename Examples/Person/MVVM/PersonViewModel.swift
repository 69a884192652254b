import Foundation
import PersonModel

/// The view model of a person's screen.
///
/// In MVVM, the view model is an adapter. It converts a model that must not change into texts for
/// a view. It has no reference to a view, so a test needs no screen.
public struct PersonViewModel {
  private let person: Person
  private let calendar: Calendar

  /// - Parameter calendar: The calendar with the time zone of the date. The format is English.
  public init(person: Person, calendar: Calendar) {
    self.person = person
    self.calendar = calendar
  }

  public var nameText: String {
    let names = [person.salutation, person.firstName, person.lastName]
    return names.filter { !$0.isEmpty }.joined(separator: " ")
  }

  public var birthdateText: String {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = calendar.locale
    formatter.dateFormat = "EEEE MMMM d, yyyy"
    return formatter.string(from: person.birthdate)
  }
}
