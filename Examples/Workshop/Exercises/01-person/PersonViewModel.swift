import Foundation

/// A view model that formats a person for the screen.
struct PersonViewModel {
  let person: Person
  /// The user's calendar, which contains the time zone.
  let calendar: Calendar

  /// The name, “Lovelace, Ada (Countess)”. Without a salutation: “Lovelace, Ada”.
  var nameText: String {
    // stub
    // TODO: Format the name.
    // 格式化姓名。
    ""
    // solution
    let name = "\(person.lastName), \(person.firstName)"
    guard let salutation = person.salutation else { return name }
    return "\(name) (\(salutation))"
    // end
  }

  /// The date of birth, “born 10 December 1815”.
  var birthdateText: String {
    // stub
    // TODO: Format the date of birth.
    // 格式化生日。
    ""
    // solution
    // Without these settings, the formatter uses the time zone and language of the machine.
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "d MMMM yyyy"
    return "born \(formatter.string(from: person.birthdate))"
    // end
  }
}
