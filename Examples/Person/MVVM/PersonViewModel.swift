public import Foundation
public import PersonModel

/// The view model of a person's screen.
///
/// In MVVM the view model is an adapter: a model that must not change goes in, and what
/// a view wants to show comes out. It knows no view, so that every word can be tested.
public struct PersonViewModel {
  private let person: Person
  private let calendar: Calendar

  /// - Parameter calendar: Which day a moment belongs to, and in which language that is said.
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
