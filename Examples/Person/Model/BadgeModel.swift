import Observation

/// The name badge of a person. The first name on it can change, the record does not.
@Observable
public final class BadgeModel {
  public let person: Person
  /// The first name on the badge.
  public var firstName: String

  public init(person: Person) {
    self.person = person
    firstName = person.firstName
  }

  /// Restores the first name of the record.
  public func reset() {
    firstName = person.firstName
  }
}
