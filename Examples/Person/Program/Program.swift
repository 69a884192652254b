import ExampleSupport
import Foundation
import Model
import PatternKit
import PersonMVC
import PersonMVVM
import PersonModel
import TerminalUI

/// The command line.
@main
struct Program {
  static func main() async {
    let usage = "[--salutation …] [--first …] [--last …] [--born yyyy-MM-dd] [--type …]"
    await run("person", usage: usage) { arguments in
      let options = try Options(
        ["--salutation", "--first", "--last", "--born", "--type"], in: arguments)
      let calendar = Calendar.english(in: .gmt)
      let person = Person(
        salutation: options["--salutation"] ?? "Dr.",
        firstName: options["--first"] ?? "Ada", lastName: options["--last"] ?? "Lovelace",
        birthdate: try birthdate(options["--born"] ?? "1815-12-10", in: calendar))

      if let text = options["--type"] {
        print(await Badge.mvc(person).transcript(typing: text))
        print("\n\(await Badge.mvvm(person).transcript(typing: text))")
        return
      }

      let before = PersonMVC.PersonViewController(person: person, calendar: calendar)
      print("MVC\n\(Window(rootViewController: before).frame)\n")

      let viewModel = PersonViewModel(person: person, calendar: calendar)
      let after = PersonMVVM.PersonViewController(viewModel: viewModel)
      print("MVVM\n\(Window(rootViewController: after).frame)")
    }
  }

  /// Returns the beginning of a day. Throws `UsageError` if the calendar does not have the day.
  ///
  /// February 30 does not exist, and October 4, 1582 was followed by October 15.
  private static func birthdate(_ text: String, in calendar: Calendar) throws -> Date {
    let day = text.count == 10 ? CalendarDate(text) : nil
    let components = day.map {
      DateComponents(calendar: calendar, year: $0.year, month: $0.month, day: $0.day)
    }
    guard let components, components.isValidDate, let date = components.date else {
      throw UsageError(
        message: "--born takes an existing date, such as 1815-12-10, not “\(text.fitted(to: 60))”")
    }
    return date
  }
}
