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
    // TODO: Find the words.
    ""
  }

  /// “born 10 December 1815”.
  var birthdateText: String {
    // TODO: Find the words.
    ""
  }
}
