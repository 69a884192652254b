import Foundation
import PatternKit
import Testing
import WorkshopSupport

@testable import PersonExercise

@Suite("1 person: PersonViewModel", .serialized)
struct PersonTests {
  init() { NSTimeZone.default = .gmt }

  @Test func `given: the view model stores its person`() {
    Exercise(module: "PersonExercise").readSources()
    #expect(viewModel(of: ada).person == ada)
  }

  @Test(.goal) func `the name text ends with the salutation in brackets`() {
    let piet = Person(
      salutation: "Dr. phil.", firstName: "Piet", lastName: "van der McDonald",
      birthdate: ada.birthdate)
    for (person, text) in [
      (ada, "Lovelace, Ada (Countess)"), (emmy, "Noether, Emmy (Professor)"),
      (piet, "van der McDonald, Piet (Dr. phil.)"),
    ] {
      expectReceived([viewModel(of: person).nameText], [text])
    }
  }

  @Test(.goal) func `the name text has no brackets without a salutation`() {
    for (person, text) in [(ada, "Lovelace, Ada"), (emmy, "Noether, Emmy")] {
      var person = person
      person.salutation = nil
      expectReceived([viewModel(of: person).nameText], [text])
    }
  }

  @Test(
    .goal,
    arguments: [
      (0, "10 December 1815"), (21, "31 December 1815"), (22, "1 January 1816"),
      (53, "1 February 1816"), (82, "1 March 1816"), (113, "1 April 1816"), (143, "1 May 1816"),
      (174, "1 June 1816"), (204, "1 July 1816"), (235, "1 August 1816"),
      (266, "1 September 1816"), (296, "1 October 1816"), (327, "1 November 1816"),
    ])
  func `the birthdate text contains day, month and year`(daysLater: Int, date: String) {
    var person = ada
    person.birthdate += Double(daysLater) * 24 * 3600
    let text = viewModel(of: person).birthdateText
    #expect(
      text == "born \(date)",
      say(
        text.contains("M12")
          ? "The calendar has no language. Use a formatter with an English `locale`."
          : text.dropLast(4) == "born \(date)".dropLast(4)
            ? "“\(text)” has the right day and month, and another year. In a date format, `yyyy` is the year of the day, and `YYYY` the year of its week."
            : .received([text], expected: ["born \(date)"])))
  }

  @Test(
    .goal,
    arguments: [
      ("GMT", ["born 10 December 1815", "born 31 December 1815"]),
      ("Pacific/Auckland", ["born 11 December 1815", "born 1 January 1816"]),
      ("America/Los_Angeles", ["born 10 December 1815", "born 31 December 1815"]),
    ])
  func `the birthdate text uses the time zone of the calendar, and no setting of the machine`(
    zone: String, expected: [String]
  ) throws {
    let auckland = try #require(TimeZone(identifier: "Pacific/Auckland"))
    NSTimeZone.default = auckland
    var person = ada
    // 23:50 GMT.
    person.birthdate += 11 * 3600 + 50 * 60
    var later = person
    later.birthdate += 21 * 24 * 3600
    let timeZone = try #require(TimeZone(identifier: zone))
    let texts = [person, later, ada].map { viewModel(of: $0, in: timeZone).birthdateText }
    #expect(
      NSTimeZone.default == auckland,
      say("`NSTimeZone.default` is a setting of the machine, and must not change."))
    let isOfMachine = texts.starts(with: ["born 11 December 1815", "born 1 January 1816"])
    #expect(
      zone == auckland.identifier || !isOfMachine,
      say("The text has the day of the machine, in Auckland. Use the time zone of the calendar."))
    expectReceived(texts, expected + ["born 10 December 1815"])
  }

  @Test(.goal) func `the birthdate text uses the years of the calendar`() {
    var calendar = Calendar(identifier: .buddhist)
    // The text is English, whatever the language of the calendar.
    calendar.locale = Locale(identifier: "de_DE")
    let text = viewModel(of: ada, using: calendar).birthdateText
    let expected = "born 10 December 2358"
    // A format style adds the era.
    let withEra = "\(expected) BE"
    #expect(
      [expected, withEra].contains(text),
      say(
        text.contains("1815")
          ? "The text has a year of the Gregorian calendar. Use the `calendar` of the view model."
          : .received([text], expected: [expected])))
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
