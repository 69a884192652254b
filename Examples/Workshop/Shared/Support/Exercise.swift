import Foundation
import PatternKit
import Stories
import Testing
import Tracing

/// An exercise, judged as a pattern of the catalog is: by the story of a run, and by its objects.
///
/// A type that the learner adds has no role. It acts for the object that calls it.
public struct Exercise {
  let module: String
  private let roles: [RoleName: [String]]
  /// The learner's files.
  public let sources: [SourceFile]

  /// - Parameters:
  ///   - module: The module with the learner's files.
  ///   - roles: The types of each role.
  ///   - test: A file in the folder with the tests of the exercise.
  public init(
    module: String, roles: [RoleName: [String]] = [:], test: String = #filePath
  ) {
    let original = URL(filePath: test).deletingLastPathComponent().deletingLastPathComponent()
    let root = ProcessInfo.processInfo.environment["WORKSHOP_SOURCES"] ?? "Work"
    let folder = original.appending(path: "../../\(root)/\(original.lastPathComponent)")
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    let names = files.filter { $0.hasSuffix(".swift") && !"/\($0)".contains("/.") }.sorted()
    let sources = names.compactMap { name in
      let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return text.map { SourceFile(name, $0) }
    }
    precondition(!names.isEmpty && sources.count == names.count, "cannot read \(folder.path)")
    self.init(module: module, roles: roles, sources: sources)
  }

  init(module: String, roles: [RoleName: [String]] = [:], sources: [SourceFile]) {
    (self.module, self.roles, self.sources) = (module, roles, sources)
  }

  // MARK: Sources

  /// Reports each import of the controls in a file of a presenter or a view model without a view. Advises the
  /// learner, after a pass, about what the run does not show here, and could on another machine.
  public func readSources(sourceLocation: SourceLocation = #_sourceLocation) {
    for problem in importsOfControls {
      Issue.record(say(problem), sourceLocation: sourceLocation)
    }
    for advice in advice {
      Attachment.record(Language.learner.text(advice), named: "advice.txt")
    }
  }

  var importsOfControls: [LocalizedText] {
    sources.flatMap { file -> [LocalizedText] in
      let types = file.declarations.filter(\.isType).map(\.name)
      let cast = roles.filter { $0.value.contains(where: types.contains) }.map(\.key)
      guard let role = cast.first, cast.allSatisfy({ [.presenter, .viewModel].contains($0) }) else {
        return []
      }
      return file.imports.filter { $0.module == "TerminalUI" }.map {
        let place = "\(file.name):\($0.line)"
        return "\(place): the \(role.text) imports TerminalUI, and must not know a control"
      }
    }
  }

  var advice: [LocalizedText] {
    let code = sources.map { file in
      (file.name, " " + file.tokens.map(\.text).joined(separator: " ") + " ")
    }
    func files(with phrases: String...) -> [String] {
      code.filter { file in phrases.contains { file.1.contains(" \($0) ") } }.map(\.0)
    }
    var advice: [LocalizedText] = []
    if files(with: "locale", "Locale").isEmpty,
      !files(with: "DateFormatter (", "FormatStyle (", "VerbatimFormatStyle (", ". dateTime")
        .isEmpty
    {
      advice.append(
        "No file mentions a `locale`. Here, a date is in English without one. Elsewhere, the machine decides its language."
      )
    }
    for type in ["Calendar", "Locale", "TimeZone"] {
      advice += files(with: "\(type) . current", "\(type) . autoupdatingCurrent").map {
        "\($0) reads the `\(type)` of the machine. Should the text depend on it?"
      }
    }
    return advice
      + files(with: "NotificationCenter . default", "NotificationCenter = . default").map {
        "\($0) mentions the center `default`, which all screens share. Is it needed?"
      }
  }

  /// Names the static and global variables of the learner.
  var sharedVariables: [LocalizedText] {
    let names = sources.flatMap { file in
      let globals = file.declarations.filter { ["let", "var"].contains($0.kind) }
      let statics = file.tokens.indices.filter { file.tokens[$0].is("static") }.map { index in
        file.tokens[index...].drop { !["func", "let", "var"].contains(where: $0.is) }.prefix(2)
      }.filter { $0.first?.is("func") == false }.compactMap(\.last)
      return (globals.map { ($0.name, $0.line) } + statics.map { ($0.text, $0.line) })
        .map { "`\($0)` (\(file.name):\($1))" }
    }
    return names.isEmpty ? [] : ["All screens share these variables: \(.list(names))."]
  }

  // MARK: Runs

  /// Reports the first way from the objects of a role to those of another one, through objects without a role.
  public func expectNoReference<Subject>(
    from holder: RoleName, to held: RoleName, by judge: Judge<Subject>,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ sentence: (_ held: LocalizedText, _ way: LocalizedText) -> LocalizedText
  ) async {
    let graph = await judge.graph()
    // The learner also sees the graph after a pass.
    if holder == .viewModel { attach(graph) }
    let cast = Set(roles.values.joined())
    for first in roles[holder] ?? [] {
      var (ways, known) = ([(first, [String]())], Set<String>())
      while let (type, way) = ways.popLast() {
        for edge in graph.edges(of: type) {
          let way = way + ["\(type).\(edge.property)"]
          if roles[held]?.contains(edge.held) == true, edge.held != first {
            let sentence = sentence("\(edge.held)", .list(way))
            Issue.record(say(sentence), sourceLocation: sourceLocation)
            return
          }
          if !cast.contains(edge.held), known.insert(edge.held).inserted {
            ways.append((edge.held, way))
          }
        }
      }
    }
  }

  public func expectNoReferenceToView<ViewModel>(
    by judge: Judge<ViewModel>, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await expectNoReference(
      from: .viewModel, to: .view, by: judge, sourceLocation: sourceLocation
    ) {
      "The view model has a reference to \($0), a type of the view: \($1). By the field guide, this is MVVM if the view is only notified, and MVP if it gets texts. Here, each view observes instead."
    }
    await judge.expectStory(keeps: .viewModelCallsNoView, sourceLocation: sourceLocation)
  }

  /// Records the calls of an action. Reports each statement that they break, with the first step that
  /// breaks it.
  public func expectStory(
    keeps statements: [Fingerprint.Statement], sourceLocation: SourceLocation = #_sourceLocation,
    during action: @MainActor () async -> Void
  ) async {
    guard let tree = await story(of: action) else { return }
    for statement in statements {
      guard let steps = statement.failure(tree) else { continue }
      let lines = [LocalizedText(key: statement.text)] + steps.prefix(1).map(Fingerprint.text)
      Issue.record(say(lines.joined(separator: "\n")), sourceLocation: sourceLocation)
    }
  }

  /// Records the calls of an action. Returns `nil` if the story would lack calls on this machine.
  public func story(of action: @MainActor () async -> Void) async -> CallTree? {
    let recorder = Recorder()
    await recorder.recordAsync(action)
    guard Recorder.findsEachCall else { return nil }
    let scope = Recorder.Scope(module: module, roles: cast)
    return await recorder.finishEvent(showing: scope)?.attributing(.helper)
  }

  /// The role of each type of the learner. A superclass or a protocol has the role of the types that adopt it, if
  /// they have the same one.
  var cast: [String: RoleName] {
    let types = roles.flatMap { role, types in types.map { ($0, role) } }
    var cast = Dictionary(types, uniquingKeysWith: { first, _ in first })
    let declarations = sources.flatMap(\.declarations)
    let others = Set(declarations.map(\.name) + [module]).subtracting(cast.keys)
    for _ in others {
      for type in others where cast[type] == nil {
        let adopters = declarations.filter { declaration in
          declaration.name != type
            && declaration.tokens.prefix { !$0.is("{") }.contains { $0.text == type }
        }
        let roles = Set(adopters.compactMap { cast[$0.name] })
        if roles.count == 1 { cast[type] = roles.first }
      }
    }
    return cast.merging(others.map { ($0, .helper) }) { own, _ in own }
  }
}
