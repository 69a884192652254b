import PatternKit
import Stories

/// One measurement that is made for every pattern in the same way.
nonisolated struct Measure: Sendable {
  /// One line of the result.
  struct Entry: Sendable {
    let label: LocalizedText
    /// The result in at most 12 columns.
    let brief: LocalizedText
    /// The result with the names of the counted items.
    let full: LocalizedText

    init(_ label: LocalizedText, _ brief: LocalizedText, naming names: [LocalizedText] = []) {
      self.label = label
      self.brief = brief
      full = names.isEmpty ? brief : "\(brief): \(names.joined(separator: ", "))"
    }
  }

  let title: LocalizedText
  /// How the measure is taken, and what it does not show.
  let note: LocalizedText
  /// Returns the result for one pattern. It is empty if the measured data is missing.
  let answer: @Sendable (MeasuredDemo) -> [Entry]

  static let all = [code, steps, tests, testNeeds, changes]

  // MARK: Measured in the sources

  private static let code = Measure(
    title: "Types · lines of code",
    note: """
      Counts the lines of a role’s declarations, without comments and blank lines. The import \
      lines of a file are added to its first declaration. The wiring in Catalog is not counted. \
      Fewer lines are not always easier to read.
      """
  ) { subject in
    func entry(_ label: LocalizedText, _ roles: [Role]) -> Entry {
      let types = roles.flatMap { subject.code(of: $0) }.count(where: \.isType)
      return Entry(label, "\(types) · \(subject.linesOfCode(of: roles))")
    }
    return subject.roles.map { entry($0.name.text, [$0]) }
      + [entry("all but model", subject.roles)]
  }

  private static let (yes, no): (LocalizedText, LocalizedText) = ("yes", "no")

  private static let tests = Measure(
    title: "Created and tested without any view",
    note: """
      “\(yes)”: a suite in Tests creates an object of the role, and mentions no control and no role \
      that knows controls. It shows that such a test is possible, not that everything is tested. \
      “\(no)”: no suite does this. Roles that are plain values are omitted.
      """
  ) { subject in
    let screens = subject.roles.filter { $0.byName.contains(.control) }.flatMap(\.types)
    let views = subject.controls.union(screens)
    let suites = subject.tests.filter { suite in
      suite.mentions.contains { $0.text == "Suite" }
        && !suite.mentions.contains { views.contains($0.text) }
    }
    let roles = subject.roles.filter { role in
      subject.code(of: role).contains { $0.kind == "class" }
    }
    return roles.map { role in
      let isBuilt = suites.contains { suite in
        zip(suite.tokens, suite.tokens.dropFirst()).contains {
          role.types.contains($0.text) && $1.is("(")
        }
      }
      return Entry(role.name.text, isBuilt ? yes : no)
    }
  }

  private static let testNeeds = Measure(
    title: "What the tests need",
    note: """
      Counted in the pattern’s tests of the demo. doubles: types that replace a role in a test. \
      Doubles of services are shared and not counted. await: the places where a test waits. A \
      pattern with more tests has more of them.
      """
  ) { subject in
    guard let file = subject.demoTests else { return [] }
    let doubles = file.declarations.filter { declaration in
      declaration.isType && !declaration.mentions.contains { $0.text == "Suite" }
    }
    return [
      Entry("doubles", "\(doubles.count)", naming: doubles.map { "\($0.name)" }),
      Entry("await", "\(file.tokens.count { $0.is("await") })"),
    ]
  }

  // MARK: Measured in the dependency rules

  private static let viewLines: LocalizedText = "lines of the view"

  private static let changes = Measure(
    title: "To replace a part: roles replaced + roles that must change with them",
    note: """
      A role must change if it knows a replaced role by name. The view is every role built from \
      controls. In MVC, the controller counts as the view, with its formatting. “\(viewLines)”: \
      lines replaced, of all lines outside the model. Even behind a protocol, a role can \
      rely on the behavior of another role.
      """
  ) { subject in
    func entry(_ label: LocalizedText, replacing names: [RoleName]) -> Entry {
      let replaced = subject.roles.filter { names.contains($0.name) }
      let changing = subject.roles.filter { role in
        !names.contains(role.name) && !Set(names).isDisjoint(with: role.byName)
      }
      return Entry(
        label, "\(replaced.count) + \(changing.count)",
        naming: (replaced + changing).map(\.name.text))
    }
    let views = subject.roles.filter { $0.byName.contains(.control) }
    let replaced = subject.linesOfCode(of: views)
    let all = subject.linesOfCode(of: subject.roles)
    let hasWorker = subject.roles.contains { $0.name == .worker }
    return [
      entry("the view", replacing: views.map(\.name)),
      Entry(viewLines, "\(replaced) of \(all)"),
    ] + (hasWorker ? [entry("the worker", replacing: [.worker])] : [])
  }

  // MARK: Measured in a run

  private static let steps = Measure(
    title: "Steps",
    note: """
      The lines of a recorded run, as --xray shows it. In the button demo, one press until the \
      label has its text. In the news list, one run loads a feed, opens a row and reloads. The \
      second load fails. Fewer steps do not mean looser coupling.
      """
  ) { subject in
    subject.tree.map { [Entry("from touch to label", "\($0.steps.count)")] } ?? []
  }
}
