import Catalog
import Contract
import Model
import SourceCode
import XRay

/// One measurement that is made for every pattern in the same way.
nonisolated struct Measure: Sendable {
  /// One line of the result.
  struct Entry: Sendable {
    let label: String
    /// The result in at most 12 columns.
    let brief: String
    /// The result with the names of the counted items.
    let full: String

    init(_ label: String, _ brief: String, naming names: [String] = []) {
      self.label = label
      self.brief = brief
      full = names.isEmpty ? brief : "\(brief): \(names.joined(separator: ", "))"
    }
  }

  let title: String
  /// How the measure is taken, and what it does not show.
  let note: String
  /// Returns the result for one pattern, or `nil` if it is not available here.
  let answer: @Sendable (MeasuredDemo) -> [Entry]?

  static func all(of demo: Demo) -> [Measure] {
    let common = [code, edges, hops, tests, objects, changes]
    return demo == .news ? common + [words] : common
  }
}

// MARK: - Measured in the sources

nonisolated extension Measure {
  private static let code = Measure(
    title: "Types · lines of code",
    note: "Lines of the declarations of a role, without comments and blank lines; the imports of a "
      + "file count for its first declaration. The wiring in Catalog is not counted. Few lines "
      + "are not yet easy lines."
  ) { subject in
    guard let sources = subject.sources else { return nil }
    func count(_ roles: [Role]) -> (brief: String, types: [String]) {
      let declarations = roles.flatMap { sources.code(of: $0) }
      let types = declarations.filter(\.isType).map(\.name)
      let lines = declarations.reduce(0) { $0 + $1.linesOfCode }
      return (brief: "\(types.count) · \(lines)", types: types)
    }
    let own = subject.roles.filter { $0.name != .model }
    return subject.roles.map { role in
      let (brief, types) = count([role])
      return Entry("\(role.name)", brief, naming: types)
    } + [Entry("all but model", count(own).brief)]
  }

  private static let words = Measure(
    title: "Finds the words for the reply count",
    note: "The role in whose code a string says “replies”. That is where a translation would go."
  ) { subject in
    guard let sources = subject.sources else { return nil }
    let roles = subject.roles.filter { role in
      sources.code(of: role).flatMap(\.tokens).contains {
        $0.kind == .string && $0.text.contains("replies")
      }
    }
    return [Entry("role", roles.map(\.name.description).joined(separator: ", "))]
  }

  private static let tests = Measure(
    title: "Built and tested without any view",
    note: "Yes where a suite in Tests builds an object of the role, and mentions no control and "
      + "no role that knows controls. It shows that it can be done, not that everything is tested "
      + "so. No says that no suite does so. Roles that are plain values are left out."
  ) { subject in
    guard let sources = subject.sources else { return nil }
    let screens = subject.roles.filter { $0.byName.contains(.controls) }.flatMap(\.types)
    let views = sources.controls.union(screens)
    let suites = sources.tests.filter { suite in
      suite.mentions.contains { $0.text == "Suite" }
        && !suite.mentions.contains { views.contains($0.text) }
    }
    let roles = subject.roles.filter { role in
      sources.code(of: role).contains { $0.kind == "class" }
    }
    return roles.map { role in
      let isBuilt = suites.contains { suite in
        zip(suite.tokens, suite.tokens.dropFirst()).contains {
          role.types.contains($0.text) && $1.is("(")
        }
      }
      return Entry("\(role.name)", isBuilt ? "yes" : "no")
    }
  }
}

// MARK: - Measured in the dependency rules

nonisolated extension Measure {
  private static let edges = Measure(
    title: "Knows others by name + by protocol",
    note: "From the table of who knows whom, which the tests hold against the sources. Plain "
      + "values, services and controls are counted as well. How often one is used is not."
  ) { subject in
    subject.roles.map { role in
      Entry(
        "\(role.name)", "\(role.byName.count) + \(role.byProtocol.count)",
        naming: role.byName.map(\.description) + role.byProtocol.map { "any \($0)" })
    }
  }

  private static let changes = Measure(
    title: "To replace a part: roles replaced + roles that must change with them",
    note: "Those that know one of the replaced roles by name must change. The view is every role "
      + "built from controls; MVVM counts its controller as view, where others count two roles. "
      + "What services are comes through a protocol, so that nobody changes. Behind a protocol a "
      + "role can still rely on what another one does."
  ) { subject in
    func entry(_ label: String, replacing names: [RoleName]) -> Entry {
      let replaced = subject.roles.filter { names.contains($0.name) }
      let changing = subject.roles.filter { role in
        !names.contains(role.name) && !Set(names).isDisjoint(with: role.byName)
      }
      return Entry(
        label, "\(replaced.count) + \(changing.count)",
        naming: (replaced + changing).map(\.name.description))
    }
    let views = subject.roles.filter { $0.byName.contains(.controls) }.map(\.name)
    let source = subject.demo == .news ? "the feed" : "the digits"
    let hasWorker = subject.roles.contains { $0.name == .worker }
    return [entry("the view", replacing: views), entry(source, replacing: [.services])]
      + (hasWorker ? [entry("the worker", replacing: [.worker])] : [])
  }
}

// MARK: - Measured in a run

nonisolated extension Measure {
  private static let hops = Measure(
    title: "Hops from touch to label",
    note: "From a recorded run, as --xray shows it: of one press until the label has its text, or "
      + "while news come, a row is opened and a load fails; those to model and services count as "
      + "well. A call that neither changes a control nor reaches a service leaves no trace. The "
      + "deepest stack counts the touch. Fewer hops are shorter to follow, not looser."
  ) { subject in
    guard let tree = subject.tree else { return nil }
    let calls = tree.hops.map(\.call).filter { $0.kind != .touch && $0.kind != .drawing }
    func entry(_ label: String, _ kind: Call.Kind) -> Entry {
      Entry(label, "\(calls.count { $0.kind == kind })")
    }
    return [
      Entry("in all", "\(calls.count)"),
      entry("by name", .call), entry("by protocol", .protocol),
      entry("by closure", .closure), entry("by message", .notification),
      entry("nobody called", .later), Entry("deepest stack", "\(tree.depth)"),
    ]
  }

  private static let objects = Measure(
    title: "Objects alive",
    note: "Counted in a run, after a press or with one row of news, by following stored "
      + "properties. Services, subscriptions and the notification center are not counted."
  ) { subject in
    func entry(_ label: String, _ isCounted: (String) -> Bool) -> Entry {
      Entry(label, "\(subject.objects.count(where: isCounted))")
    }
    let module = subject.pattern.module
    return [
      entry("pattern’s own") { $0.hasPrefix("\(module).") },
      entry("models") { $0.hasPrefix("Model.") && $0.hasSuffix("Model") },
      entry("controls") { $0.hasPrefix("TerminalUI.") },
    ]
  }
}

nonisolated extension CallTree {
  /// The greatest depth of nested calls.
  fileprivate var depth: Int {
    func depth(_ calls: [Call]) -> Int { calls.map { 1 + depth($0.calls) }.max() ?? 0 }
    return depth(roots)
  }
}
