import Foundation

/// Somebody, as a database would give it to you. Leave this type as it is.
struct Person: Equatable {
  var salutation: String?
  var firstName: String
  var lastName: String
  var birthdate: Date
}

/// Says how a person is to be shown.
struct PersonViewModel {
  let person: Person
  /// The calendar of whoever looks at the screen. It knows the time zone.
  let calendar: Calendar

  /// “Lovelace, Ada (Countess)”, and without a salutation “Lovelace, Ada”.
  var nameText: String {
    let name = "\(person.lastName), \(person.firstName)"
    return "\(name) (\(person.salutation!))"
  }

  /// “born 10 December 1815”.
  var birthdateText: String {
    // A formatter is told everything that it would otherwise take from the machine it runs on.
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "d MMMM yyyy"
    return "born \(formatter.string(from: person.birthdate))"
  }
}
