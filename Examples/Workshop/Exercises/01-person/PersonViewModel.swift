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
    // TODO: Format the name.
    // 格式化姓名。
    ""
  }

  /// The date of birth, “born 10 December 1815”.
  var birthdateText: String {
    // TODO: Format the date of birth.
    // 格式化生日。
    ""
  }
}
