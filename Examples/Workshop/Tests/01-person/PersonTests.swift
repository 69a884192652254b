import Foundation
import PatternKit
import Testing
import WorkshopSupport

@testable import PersonExercise

@Suite("1 person: PersonViewModel", .serialized)
struct PersonTests {
  private let exercise: Exercise

  init() throws {
    exercise = try Exercise(
      module: "PersonExercise",
      roles: [
        Role(.viewModel, is: ["PersonViewModel"], knows: [.model]), Role(.model, is: ["Person"]),
      ])
  }

  @Test func `given: each type mentions only the types that its role may know`() {
    exercise.expectAllowedReferences()
  }

  @Test func `given: the view model stores its person`() {
    #expect(viewModel(of: ada).person == ada)
  }

  @Test(.goal) func `the name text ends with the salutation in brackets`() {
    #expect(
      viewModel(of: ada).nameText == "Lovelace, Ada (Countess)",
      say("The view model combines both names and the salutation into one text."))
    #expect(
      viewModel(of: emmy).nameText == "Noether, Emmy (Professor)",
      say("The text is that of another person. Use the properties of the view model’s person."))
  }

  @Test(.goal) func `the name text has no brackets without a salutation`() {
    var person = ada
    person.salutation = nil

    #expect(
      viewModel(of: person).nameText == "Lovelace, Ada",
      say("If the salutation is `nil`, the view model must omit the brackets."))
    person = emmy
    person.salutation = nil
    #expect(
      viewModel(of: person).nameText == "Noether, Emmy",
      say("The text is that of another person. Use the properties of the view model’s person."))
  }

  @Test(
    .goal,
    arguments: [
      (0, "born 10 December 1815"), (21, "born 31 December 1815"), (22, "born 1 January 1816"),
    ])
  func `the birthdate text contains day, month and year`(daysLater: Int, expected: String) {
    var person = ada
    person.birthdate += Double(daysLater) * 24 * 3600
    let text = viewModel(of: person).birthdateText
    #expect(
      text == expected,
      say(
        text.contains("M12")
          ? "The calendar has no language. Use a formatter with an English `locale`."
          : expected == "born \(text)"
            ? "The text begins with “born”."
            : text.contains("born")
              ? "The format of a date is `d MMMM yyyy`: no zero before the day, the name of the month, the year."
              : "The model stores a moment in time. The view model formats it as text, in English.")
    )
  }

  @Test(
    .goal,
    arguments: [
      ("Pacific/Auckland", "born 11 December 1815"),
      ("America/Los_Angeles", "born 10 December 1815"),
    ])
  func `the birthdate text uses the time zone of the calendar`(
    zone: String, text: String
  ) throws {
    var person = ada
    let words = Set(exercise.sources.flatMap(\.tokens).map(\.text))
    #expect(
      words.isDisjoint(with: ["DateFormatter", "formatted", "FormatStyle"])
        || !words.isDisjoint(with: ["locale", "Locale"]),
      say("Without a `locale`, the machine decides the language of a date. Set an English one."))
    // 23:50 GMT.
    person.birthdate += 11 * 3600 + 50 * 60
    let timeZone = try #require(TimeZone(identifier: zone))

    #expect(
      viewModel(of: person, in: timeZone).birthdateText == text,
      say("The calendar decides the time zone. The time zone of the machine must have no effect."))
    #expect(
      viewModel(of: ada, in: timeZone).birthdateText == "born 10 December 1815",
      say("The formatter alone converts the moment to the time zone. Do not shift the date too."))
  }

  @Test(.goal) func `the birthdate text uses the years of the calendar`() {
    let text = viewModel(of: ada, using: Calendar(identifier: .buddhist)).birthdateText
    #expect(
      text == "born 10 December 2358",
      say(
        text.contains("2358")
          ? "The format of a date is `d MMMM yyyy` in English, for every calendar."
          : "The `calendar` of the view model decides the year. Set it on the formatter."))
  }

  private let ada = Person(
    salutation: "Countess", firstName: "Ada", lastName: "Lovelace",
    // 12:00 GMT.
    birthdate: Date(timeIntervalSince1970: -4_861_684_800))

  private let emmy = Person(
    salutation: "Professor", firstName: "Emmy", lastName: "Noether",
    birthdate: Date(timeIntervalSince1970: -2_769_681_600))

  private func viewModel(
    of person: Person, in timeZone: TimeZone = .gmt,
    using calendar: Calendar = Calendar(identifier: .gregorian)
  ) -> PersonViewModel {
    var calendar = calendar
    calendar.timeZone = timeZone
    return PersonViewModel(person: person, calendar: calendar)
  }
}
