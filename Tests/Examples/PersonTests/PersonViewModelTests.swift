import ExampleSupport
import Foundation
import PersonMVVM
import PersonModel
import Testing

@Suite("Person, MVVM: PersonViewModel")
struct PersonViewModelTests {
  @Test(arguments: [
    ("Dr.", "Ada", "Lovelace", "Dr. Ada Lovelace"),
    ("", "Ada", "Lovelace", "Ada Lovelace"),
    ("Lady", "", "Lovelace", "Lady Lovelace"),
    ("", "", "", ""),
  ])
  func `the view model formats names`(
    salutation: String, first: String, last: String, text: String
  ) {
    let person = Person(
      salutation: salutation, firstName: first, lastName: last, birthdate: .distantPast)

    #expect(viewModel(person).nameText == text)
  }

  @Test(arguments: [
    (0.0, "Thursday January 1, 1970"),
    (-1.0, "Wednesday December 31, 1969"),
    (951_782_400, "Tuesday February 29, 2000"),
  ])
  func `the view model formats dates`(seconds: Double, text: String) {
    let person = Person(
      salutation: "", firstName: "", lastName: "",
      birthdate: Date(timeIntervalSince1970: seconds))

    #expect(viewModel(person).birthdateText == text)
  }

  /// The view model as an adapter: the record's format does not fit a screen and does not change.
  @Test func `the view model does not change the record that it adapts`() throws {
    let record = Data(
      #"{"birthdate":-4861728000,"firstName":"Ada","lastName":"Lovelace","salutation":"Dr."}"#.utf8)
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    let person = try decoder.decode(Person.self, from: record)

    let viewModel = viewModel(person)

    #expect(viewModel.nameText == "Dr. Ada Lovelace")
    #expect(viewModel.birthdateText == "Sunday December 10, 1815")
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .secondsSince1970
    encoder.outputFormatting = .sortedKeys
    #expect(try encoder.encode(person) == record)
  }

  private func viewModel(_ person: Person) -> PersonViewModel {
    PersonViewModel(person: person, calendar: .english(in: .gmt))
  }
}
