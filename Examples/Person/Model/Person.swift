import Foundation

/// A record of a person.
///
/// Other programs read the same records, so changing the type is risky. It does not suit a screen.
public struct Person: Codable, Equatable, Sendable {
  /// The salutation, or an empty string.
  public let salutation: String
  public let firstName: String
  public let lastName: String
  /// The beginning of the day of birth in Greenwich Mean Time.
  public let birthdate: Date

  public init(salutation: String, firstName: String, lastName: String, birthdate: Date) {
    self.salutation = salutation
    self.firstName = firstName
    self.lastName = lastName
    self.birthdate = birthdate
  }
}
