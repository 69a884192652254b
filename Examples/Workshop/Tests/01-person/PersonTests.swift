import Foundation
import Testing
import WorkshopSupport

@testable import PersonExercise

@Suite("1 person: the view model", .serialized)
struct PersonTests {
  @Test func `given: keeps the person that it is handed`() {
    #expect(viewModel(of: ada).person == ada)
  }

  @Test(.goal) func `uses the salutation`() {
    #expect(
      viewModel(of: ada).nameText == "Lovelace, Ada (Countess)",
      "The person has parts, the view model makes one text of them.")
  }

  @Test(.goal) func `without a salutation the name stands alone`() {
    var person = ada
    person.salutation = nil

    #expect(viewModel(of: person).nameText == "Lovelace, Ada", "No brackets around nothing.")
  }

  private let ada = Person(
    salutation: "Countess", firstName: "Ada", lastName: "Lovelace",
    birthdate: Date(timeIntervalSince1970: -4_861_857_600))

  private func viewModel(of person: Person) -> PersonViewModel {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return PersonViewModel(person: person, calendar: calendar)
  }
}
