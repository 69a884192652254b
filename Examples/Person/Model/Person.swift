public import Foundation

/// A person, as the registry hands one out.
///
/// Other programs read the same records, and changing them is risky. So nobody here does:
/// the type says what the registry says, however little that suits a screen.
public struct Person: Codable, Equatable, Sendable {
  /// Empty where there is none.
  public let salutation: String
  public let firstName: String
  public let lastName: String
  /// The moment at which the day of birth begins in Greenwich.
  public let birthdate: Date

  public init(salutation: String, firstName: String, lastName: String, birthdate: Date) {
    self.salutation = salutation
    self.firstName = firstName
    self.lastName = lastName
    self.birthdate = birthdate
  }
}
