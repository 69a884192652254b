import Foundation
import PatternKit
import Testing
import Tracing

/// An exercise, judged as a pattern of the catalog is: by the references in its sources, and by the
/// story of a run.
public struct Exercise {
  private let module: String
  /// A type without a role of its own has the role of its file.
  private let roles: [Role]
  /// The types that mention no type with a role. Every role may know them, and they may be in any file.
  private let helpers: Set<String>
  /// The learner's files.
  public let sources: [SourceFile]

  /// - Parameters:
  ///   - module: The module with the learner's files.
  ///   - roles: The roles, and the roles that each of them may know.
  ///   - test: A file in the folder with the tests of the exercise.
  public init(module: String, roles: [Role] = [], test: String = #filePath) throws {
    let tests = URL(filePath: test).deletingLastPathComponent()
    let root = ProcessInfo.processInfo.environment["WORKSHOP_SOURCES"] ?? "Work"
    let folder = tests.appending(path: "../../\(root)/\(tests.lastPathComponent)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    sources = try names.filter { $0.hasSuffix(".swift") }.sorted().map {
      SourceFile($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
    }
    let files = sources
    let others = Set(files.flatMap(\.declarations).filter(\.isType).map(\.name))
      .subtracting(roles.flatMap(\.types))
    let helpers = Self.helpers(among: others, in: files, besides: roles)
    self.roles =
      roles.map { role in
        let types = files.filter { $0.name == "\(role.file).swift" }.flatMap(\.declarations)
          .map(\.name).filter(others.subtracting(helpers).contains)
        return Role(
          role.name, is: role.types + types, in: role.file, knows: role.byName + [.helper],
          byProtocol: role.byProtocol)
      } + [Role(.helper, is: helpers.sorted(), in: "")]
    (self.helpers, self.module) = (helpers, module)
  }

  /// A protocol is no helper: a view can adopt it.
  private static func helpers(
    among types: Set<String>, in files: [SourceFile], besides roles: [Role]
  ) -> Set<String> {
    let declarations = files.flatMap(\.declarations)
    let protocols = declarations.filter { $0.kind == "protocol" }.map(\.name)
    var helpers = types.subtracting(protocols)
    let known = types.union((roles + [.control]).flatMap(\.types))
    while let other = declarations.first(where: { declaration in
      helpers.contains(declaration.name)
        && declaration.mentions.contains { known.subtracting(helpers).contains($0.text) }
    }) {
      helpers.remove(other.name)
    }
    return helpers
  }

  /// Reports the references in the learner's files that the roles do not allow, with file and line.
  public func expectAllowedReferences(sourceLocation: SourceLocation = #_sourceLocation) {
    let mentions = Survey(roles: roles, sources: sources, surroundings: []).forbiddenMentions
      .reduce(into: [LocalizedText]()) { sentences, next in
        // A protocol with several adopters is named once.
        let mention = "\(next)".prefix { $0 != "," }
        if !sentences.contains(where: { "\($0)".hasPrefix("\(mention),") }) {
          sentences.append(next)
        }
      }
    let imports = roles.filter { !$0.byName.contains(.control) }.flatMap { role in
      sources.filter { $0.name == "\(role.file).swift" }.flatMap { file in
        file.imports.filter { $0.module == "TerminalUI" }.map {
          let place = "\(file.name):\($0.line)"
          return "\(place): the \(role.name.text) imports TerminalUI, and must not know a control"
            as LocalizedText
        }
      }
    }
    let centers = sources.flatMap { file in
      let lines = zip(file.tokens.dropFirst(2), file.tokens).filter {
        $0.is("default") && $1.is("NotificationCenter")
      }.map(\.0.line)
      return Set(lines).sorted().map {
        "\(file.name):\($0): all screens share the center `default`, so no role may use it"
          as LocalizedText
      }
    }
    let problems = imports + mentions + centers
    guard !problems.isEmpty else { return }
    Issue.record(say(problems.joined(separator: "\n")), sourceLocation: sourceLocation)
  }

  /// Reports each string literal of a file with one of the texts that another type decides.
  public func expectNoText(
    _ texts: String..., in file: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let declarations = sources.filter { $0.name == file }.flatMap(\.declarations)
    let used = declarations.filter { !helpers.contains($0.name) }.flatMap(\.mentions).map(\.text)
    // A helper in the file that its other types do not use has texts of other files.
    let view = declarations.filter { !helpers.contains($0.name) || used.contains($0.name) }
    for token in view.flatMap(\.tokens) where token.kind == .string {
      for text in texts where token.text.contains(text) {
        Issue.record(
          say(
            "\(file):\(token.line): the view contains “\(text)”. The view model decides each text."),
          sourceLocation: sourceLocation)
      }
    }
  }

  /// Reports each reference from a view model to a view.
  public func expectNoReferenceToView(
    in graph: ReferenceGraph, of viewModel: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let views = roles.filter { $0.name == .view }.flatMap(\.types)
    let references = graph.edges(of: viewModel).filter { views.contains($0.held) }
    #expect(
      references.map { "\($0.holder).\($0.property)" } == [],
      say(
        "The view model holds \(references.map(\.held).joined(separator: ", ")), a type of the view. By the field guide, this is MVVM if the view is only notified, and MVP if it gets texts. Here, each view observes instead."
      ),
      sourceLocation: sourceLocation)
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

  /// Records the calls of an action. Returns `nil` if the program has no function names.
  public func story(of action: @MainActor () async -> Void) async -> CallTree? {
    let recorder = Recorder()
    await recorder.recordAsync(action)
    let types = roles.flatMap { role in role.types.map { ($0, role.name) } }
    let scope = Recorder.Scope(
      module: module, roles: Dictionary(types, uniquingKeysWith: { first, _ in first }))
    return await recorder.finishEvent(showing: scope)
  }
}
