import Foundation
import PatternKit
import Stories
import Testing
import Tracing

/// An exercise, judged as a pattern of the catalog is: by the references in its sources, and by the
/// story of a run.
public struct Exercise {
  let module: String
  /// A type without a role of its own belongs to the role that uses it, in whichever file it is.
  private let roles: [Role]
  /// The types that mention no type with a role. Every role may know them.
  private let helpers: Set<String>
  /// The learner's files.
  public let sources: [SourceFile]

  /// - Parameters:
  ///   - module: The module with the learner's files.
  ///   - roles: The roles, and the roles that each of them may know.
  ///   - test: A file in the folder with the tests of the exercise.
  public init(module: String, roles: [Role] = [], test: String = #filePath) {
    let tests = URL(filePath: test).deletingLastPathComponent()
    let root = ProcessInfo.processInfo.environment["WORKSHOP_SOURCES"] ?? "Work"
    let folder = tests.appending(path: "../../\(root)/\(tests.lastPathComponent)")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let names = files.filter { $0.hasSuffix(".swift") }.sorted()
    let sources = names.compactMap { name in
      let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return text.map { SourceFile(name, $0) }
    }
    precondition(!names.isEmpty && sources.count == names.count, "cannot read \(folder.path)")
    self.init(module: module, roles: roles, sources: sources)
  }

  init(module: String, roles: [Role] = [], sources: [SourceFile]) {
    let cast = Cast(roles, in: sources)
    (self.module, self.sources) = (module, sources)
    (self.roles, helpers) = (cast.roles, cast.helpers)
  }

  /// Reports the references in the learner's files that the roles do not allow, with file and line.
  public func expectAllowedReferences(sourceLocation: SourceLocation = #_sourceLocation) {
    let problems = forbiddenReferences
    guard !problems.isEmpty else { return }
    Issue.record(say(problems.joined(separator: "\n")), sourceLocation: sourceLocation)
  }

  var forbiddenReferences: [LocalizedText] {
    let mentions = Survey(roles: roles, sources: sources, surroundings: []).forbiddenMentions
      .reduce(into: [LocalizedText]()) { sentences, next in
        // A protocol with several adopters is named once.
        let mention = "\(next)".prefix { $0 != "," }
        if !sentences.contains(where: { "\($0)".hasPrefix("\(mention),") }) {
          sentences.append(next)
        }
      }
    let imports = sources.flatMap { file in
      let types = file.declarations.map(\.name)
      let cast = roles.filter { $0.name != .helper && types.contains(where: $0.types.contains) }
      guard !cast.contains(where: { $0.name == .control || $0.byName.contains(.control) }),
        let role = cast.first(where: { "\($0.file).swift" == file.name }) ?? cast.first
      else { return [LocalizedText]() }
      return file.imports.filter { $0.module == "TerminalUI" }.map {
        let place = "\(file.name):\($0.line)"
        return "\(place): the \(role.name.text) imports TerminalUI, and must not know a control"
      }
    }
    let given = sources.filter { $0.name == "Given.swift" }.flatMap(\.declarations).map(\.name)
    let extensions = sources.filter { $0.name != "Given.swift" }.flatMap { file in
      file.declarations.filter { $0.kind == "extension" && given.contains($0.name) }.map {
        "\(file.name):\($0.line): `\($0.name)` must not change, so it must not be extended."
          as LocalizedText
      }
    }
    return imports + mentions + sharedState + extensions
  }

  /// Reports each string literal of a file with one of the texts that another type decides, as whole
  /// words.
  public func expectNoText(
    _ texts: String..., in file: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for finding in literals(with: texts, in: file) {
      Issue.record(say(finding), sourceLocation: sourceLocation)
    }
  }

  func literals(with texts: [String], in file: String) -> [LocalizedText] {
    let declarations = sources.filter { $0.name == file }.flatMap(\.declarations)
    let used = declarations.filter { !helpers.contains($0.name) }.flatMap(\.mentions).map(\.text)
    // A helper in the file that its other types do not use has texts of other files.
    let view = declarations.filter { !helpers.contains($0.name) || used.contains($0.name) }
    let literals = view.flatMap(\.tokens).filter { $0.kind == .string }
    return literals.flatMap { token -> [LocalizedText] in
      // `\n` and `\(` are not letters of a text.
      let words = token.text.replacing(#/\\(u\{\w+\}|.)/#, with: " ")
        .split { !$0.isLetter && $0 != "°" }.joined(separator: " ")
      return texts.filter { " \(words) ".contains(" \($0) ") }.map {
        "\(file):\(token.line): the view contains “\($0)”. The view model decides each text."
      }
    }
  }

  /// Reports a formatter that uses the language of the machine. On Linux, this is always English, so a
  /// run does not show it.
  public func expectOwnLocale(sourceLocation: SourceLocation = #_sourceLocation) {
    for problem in settingsOfMachine {
      Issue.record(say(problem), sourceLocation: sourceLocation)
    }
  }

  var settingsOfMachine: [LocalizedText] {
    let declarations = sources.flatMap(\.declarations)
    return declarations.flatMap { declaration -> [LocalizedText] in
      let words = declaration.tokens.map(\.text)
      // A locale may stand in a helper that the declaration uses, or that uses it.
      let hasLocale = declarations.contains { other in
        other.mentions.contains { ["locale", "Locale"].contains($0.text) }
          && (words.contains(other.name)
            || other.mentions.contains { $0.text == declaration.name })
      }
      let pairs = Array(zip(words, words.dropFirst() + [""]))
      let formats = pairs.contains { word, next in
        word.hasSuffix("Formatter") && next == "(" || ["formatted", "FormatStyle"].contains(word)
      }
      let settings = [
        "current", "autoupdatingCurrent", "environment", "preferredLanguages",
        "preferredLocalizations",
      ].filter { setting in pairs.contains { $0 == "." && $1 == setting } }
      return
        (formats && !hasLocale
        ? ["Without a `locale`, the machine decides the language of a date. Set an English one."]
        : [])
        + settings.map {
          "`\($0)` is a setting of the machine. It must have no effect on the text."
        }
    }
  }

  /// What exists once, and changes: the default center, variables, and constants with a variable inside.
  var sharedState: [LocalizedText] {
    let declarations = sources.flatMap(\.declarations)
    let classes = declarations.filter { $0.kind == "class" && $0.tokens.contains { $0.is("var") } }
    let changed = Set(sources.flatMap(\.tokens.changedNames))
    return sources.flatMap { file in
      Set(file.defaultCenters).sorted().map {
        "\(file.name):\($0): all screens share the center `default`, so no role may use it"
      }
        + file.declarations.flatMap(\.sharedProperties)
        .filter { line in
          line[0].is("var") && changed.contains(line[1].text)
            || classes.contains { kind in
              zip(line, line.dropFirst()).contains { $0.is(kind.name) && $1.is("(") }
            }
        }
        .map {
          "\(file.name):\($0[1].line): all objects share `\($0[1].text)`. Store the value in each object instead."
        }
    }
  }

  /// Reports each way from a view model to a view, through any objects. `check` prints which object holds
  /// which.
  public func expectNoReferenceToView<ViewModel>(
    by judge: Judge<ViewModel>, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let graph = await judge.graph()
    attach(graph)
    let views = roles.filter { $0.name == .view }.flatMap(\.types)
    var (ways, known) = ([("\(ViewModel.self)", [String]())], Set<String>())
    while let (holder, way) = ways.popLast() {
      for edge in graph.edges(of: holder) {
        let way = way + ["\(holder).\(edge.property)"]
        if views.contains(edge.held) {
          Issue.record(
            say(
              "The view model has a reference to \(edge.held), a type of the view: \(LocalizedText.list(way)). By the field guide, this is MVVM if the view is only notified, and MVP if it gets texts. Here, each view observes instead."
            ), sourceLocation: sourceLocation)
        } else if known.insert(edge.held).inserted {
          ways.append((edge.held, way))
        }
      }
    }
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
    let types = roles.flatMap { role in role.types.map { ($0, role.name) } }
    let scope = Recorder.Scope(
      module: module, roles: Dictionary(types, uniquingKeysWith: { first, _ in first }))
    return await recorder.finishEvent(showing: scope)
  }
}

extension [SourceFile.Token] {
  /// The names that are assigned to, or whose members or elements are used.
  fileprivate var changedNames: [String] {
    indices.dropFirst().dropLast(2).filter { index in
      let (next, second) = (self[index + 1], self[index + 2])
      return !self[index - 1].is("var")
        && (["[", ".", "?"].contains(where: next.is) || next.is("=") != second.is("="))
    }.map { self[$0].text }
  }
}

extension SourceFile.Declaration {
  /// The lines of its stored `static` properties, or its own line if it is a variable, from the keyword on.
  fileprivate var sharedProperties: [[SourceFile.Token]] {
    let modifiers = ["static", "weak", "private", "(", "set", ")", "nonisolated", "unsafe"]
    return tokens.indices.dropLast().compactMap { index in
      let (keyword, name) = (tokens[index], tokens[index + 1])
      let before = tokens[..<index].reversed().prefix { modifiers.contains($0.text) }
      guard keyword.is("let") || keyword.is("var"),
        before.contains(where: { $0.is("static") }) || keyword.is(kind) && name.text == self.name
      else { return nil }
      let line = tokens[index...].prefix { $0.line == name.line }
      // A computed property stores nothing.
      return line.first { $0.is("=") || $0.is("{") }?.is("{") == true ? nil : Array(line)
    }
  }
}

extension SourceFile {
  /// The lines that use the default center, in any spelling.
  fileprivate var defaultCenters: [Int] {
    let mentionsCenter = tokens.contains { $0.is("NotificationCenter") }
    return tokens.indices.dropFirst(2).filter { index in
      guard tokens[index].is("default"), tokens[index - 1].is(".") else { return false }
      let base = tokens[index - 2]
      let isImplicit = base.kind == .sign && !base.is(")") && !base.is("]")
      return base.is("NotificationCenter") || isImplicit && mentionsCenter
    }.map { tokens[$0].line }
  }
}
