import ExampleSupport
import Foundation
import PersonMVC
import PersonMVVM
import PersonModel
import TerminalUI
import TestSupport
import Testing

/// One half of the example, MVC or MVVM, and its screen.
enum Half: CaseIterable {
  case mvc
  case mvvm

  func screen(of person: Person, in timeZone: TimeZone = .gmt) -> ViewController {
    let calendar = Calendar.english(in: timeZone)
    switch self {
    case .mvc:
      return PersonMVC.PersonViewController(person: person, calendar: calendar)
    case .mvvm:
      let viewModel = PersonViewModel(person: person, calendar: calendar)
      return PersonMVVM.PersonViewController(viewModel: viewModel)
    }
  }
}

/// Returns a person whose birthdate is 10 December 1815, 0:00 Greenwich Mean Time.
func ada(salutation: String = "Dr.") -> Person {
  Person(
    salutation: salutation, firstName: "Ada", lastName: "Lovelace",
    birthdate: Date(timeIntervalSince1970: -4_861_728_000))
}

@Suite("Person: screen")
struct PersonScreenTests {
  @Test(arguments: Half.allCases)
  func `the screen shows the name and the birthdate`(half: Half) {
    let window = Window(rootViewController: half.screen(of: ada()))

    #expect(window.lines == ["Dr. Ada Lovelace", "Sunday December 10, 1815"])
  }

  @Test(arguments: Half.allCases)
  func `the screen shows only the name if the salutation is empty`(half: Half) {
    let window = Window(rootViewController: half.screen(of: ada(salutation: "")))

    #expect(window.lines.first == "Ada Lovelace")
  }

  @Test(arguments: Half.allCases)
  func `the screen shows the birthdate in the time zone of the given calendar`(half: Half) throws {
    let newYork = try #require(TimeZone(identifier: "America/New_York"))
    let window = Window(rootViewController: half.screen(of: ada(), in: newYork))

    #expect(window.lines.last == "Saturday December 9, 1815")
  }
}
