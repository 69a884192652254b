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
      "The person has parts. To make one text of them is the view model’s job.")
  }

  @Test(.goal) func `without a salutation the name stands alone`() {
    var person = ada
    person.salutation = nil

    #expect(
      viewModel(of: person).nameText == "Lovelace, Ada",
      "What is missing stays missing in the person. The view model decides how that reads.")
  }

  @Test(.goal) func `words the birthdate`() {
    #expect(
      viewModel(of: ada).birthdateText == "born 10 December 1815",
      "A date is a moment to the model. To find words for it is the view model’s job.")
  }

  @Test(
    .goal,
    arguments: [
      ("Pacific/Auckland", "born 11 December 1815"),
      ("America/Los_Angeles", "born 10 December 1815"),
    ])
  func `names the day that it was in the zone of the calendar`(
    zone: String, text: String
  ) throws {
    var person = ada
    // Ten to midnight in Greenwich.
    person.birthdate += 11 * 3600 + 50 * 60
    let timeZone = try #require(TimeZone(identifier: zone))

    #expect(
      viewModel(of: person, in: timeZone).birthdateText == text,
      "Whoever makes the view model says where it is. The machine that it runs on does not.")
  }

  private let ada = Person(
    salutation: "Countess", firstName: "Ada", lastName: "Lovelace",
    // Noon in Greenwich.
    birthdate: Date(timeIntervalSince1970: -4_861_684_800))

  private func viewModel(of person: Person, in timeZone: TimeZone = .gmt) -> PersonViewModel {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return PersonViewModel(person: person, calendar: calendar)
  }
}
