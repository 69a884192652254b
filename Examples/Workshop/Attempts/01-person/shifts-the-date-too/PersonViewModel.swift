// check: The formatter alone converts the moment to the time zone. Do not shift the date too.
import Foundation

/// A person from a database. Do not change this type.
struct Person: Equatable {
  var salutation: String?
  var firstName: String
  var lastName: String
  var birthdate: Date
}

/// A view model that formats a person for the screen.
struct PersonViewModel {
  let person: Person
  /// The user's calendar, which contains the time zone.
  let calendar: Calendar

  /// The name, “Lovelace, Ada (Countess)”. Without a salutation: “Lovelace, Ada”.
  var nameText: String {
    let name = "\(person.lastName), \(person.firstName)"
    guard let salutation = person.salutation else { return name }
    return "\(name) (\(salutation))"
  }

  /// The date of birth, “born 10 December 1815”.
  var birthdateText: String {
    // Without these settings, the formatter uses the time zone and language of the machine.
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "d MMMM yyyy"
    let offset = calendar.timeZone.secondsFromGMT(for: person.birthdate)
    return "born \(formatter.string(from: person.birthdate + Double(offset)))"
  }
}
