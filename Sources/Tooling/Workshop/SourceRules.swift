import Foundation
import PatternKit

/// The rules for the learner’s files that no test of their behavior can check.
nonisolated struct SourceRules {
  private let exercise: Exercise
  private let folder: WorkshopFolder
  /// The learner’s files.
  private var sources: [SourceFile]
  private let stubs: [SourceFile]
  private let solutions: [SourceFile]

  init(of exercise: Exercise, in folder: WorkshopFolder) throws {
    func sources(in path: String) throws -> [SourceFile] {
      try folder.names(in: path).filter { $0.hasSuffix(".swift") }
        .map { SourceFile($0, try folder.text(of: "\(path)/\($0)")) }
    }
    self.exercise = exercise
    self.folder = folder
    self.sources = try sources(in: folder.work(exercise))
    stubs = try sources(in: "Exercises/\(exercise.folder)")
    solutions = try sources(in: "Solutions/\(exercise.folder)")
  }

  // MARK: Given declarations

  /// Returns a sentence for each declaration that the learner has changed or extended, although its
  /// comment says “Do not change this type.”
  func changedDeclarations() throws -> [String] {
    let yours = sources.flatMap { file in file.declarations.map { (file, $0) } }
    return try stubs.flatMap { stub in
      try givenDeclarations(in: stub).flatMap { given -> [String] in
        let same = yours.filter { $0.1.name == given.name }
        let isChanged = !same.contains { Self.code(of: $0.1) == Self.code(of: given) }
        let original = folder.path("Exercises/\(exercise.folder)/\(stub.name)")
        return
          (isChanged
          ? ["`\(given.name)` was changed, and it must not change. The original is in \(original)."]
          : [])
          + same.filter { $0.1.kind == "extension" }.map {
            "\($0.name):\($1.line): `\(given.name)` must not change, so it must not be extended."
          }
      }
    }
  }

  /// Returns the declarations of a stub whose comment says “Do not change”.
  private func givenDeclarations(in stub: SourceFile) throws -> [SourceFile.Declaration] {
    let text = try folder.text(of: "Exercises/\(exercise.folder)/\(stub.name)")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return stub.declarations.filter { declaration in
      lines[..<(declaration.line - 1)].reversed().prefix { $0.hasPrefix("///") }
        .contains { $0.contains("Do not change") }
    }
  }

  /// Returns the code of a declaration, without its modifiers and comments.
  private static func code(of declaration: SourceFile.Declaration) -> [String] {
    declaration.tokens.drop { !$0.is(declaration.kind) }.map(\.text)
  }

  // MARK: Architecture

  /// Returns a sentence for each rule of the architecture that the files break.
  func violations() throws -> [String] {
    try imports() + references() + otherViews() + otherObjects() + sharedState() + sharedObjects()
      + waits() + texts() + languages()
  }

  /// Returns the violations that the stub does not have. They can be the cause of a failed test.
  func newViolations() throws -> [String] {
    func withoutLine(_ sentence: String) -> String { sentence.replacing(#/:\d+:/#, with: ":") }
    var stub = self
    stub.sources = stubs
    let given = Set(try stub.violations().map(withoutLine))
    return try violations().filter { !given.contains(withoutLine($0)) }
  }

  /// A file imports the modules of the sampler that the solution imports, and no others. A file
  /// without a role may import those of the whole solution.
  private func imports() throws -> [String] {
    let root = folder.checkout.folder.appending(path: "Sources")
    let modules = try ["", "Tooling"].flatMap {
      try FileManager.default.contentsOfDirectory(atPath: root.appending(path: $0).path)
    }
    return sources.flatMap { file in
      let role = role(of: file)
      let models = solutions.filter { role == nil || $0.name == file.name }
      let allowed = (models.isEmpty ? solutions : models).flatMap(\.imports).map(\.module)
      let name = role?.name.description ?? "file"
      return file.imports
        .filter { modules.contains($0.module) && !allowed.contains($0.module) }
        .map { "\(file.name):\($0.line): the \(name) imports \($0.module), and must not use it" }
    }
  }

  /// A type mentions the types of another file only if the table of references allows it.
  private func references() -> [String] {
    let files = sources.filter { role(of: $0) != nil }
    let roles = files.compactMap { file in
      role(of: file).map {
        Role(
          $0.name, is: file.declarations.filter(\.isType).map(\.name), in: $0.file,
          knows: $0.byName, byProtocol: $0.byProtocol)
      }
    }
    return Survey(roles: roles, sources: files, surroundings: []).forbiddenMentions
  }

  /// A view mentions another view of its file only if the solution does.
  private func otherViews() -> [String] {
    sources.filter { role(of: $0)?.name == .view }.flatMap { file -> [String] in
      let views = solutions.filter { $0.name == file.name }.flatMap(\.declarations)
        .filter { $0.kind == "class" }
      // Another type of the file is no view.
      return file.declarations.flatMap { view -> [String] in
        guard let allowed = views.first(where: { $0.name == view.name })?.mentions.map(\.text)
        else { return [] }
        return view.mentions.filter { mention in
          views.contains { $0.name == mention.text } && !allowed.contains(mention.text)
        }.map {
          "\(file.name):\($0.line): \(view.name) mentions \($0.text), and must not know another view"
        }
      }
    }
  }

  private func role(of file: SourceFile) -> Role? {
    exercise.roles.first { "\($0.file).swift" == file.name }
  }

  /// A file creates an object of the exercise only if the solution does. The tests create the others.
  private func otherObjects() -> [String] {
    let classes = solutions.flatMap(\.declarations).filter { $0.kind == "class" }.map(\.name)
    func creations(in file: SourceFile) -> [SourceFile.Token] {
      file.tokens.indices.dropLast().filter { index in
        let next = file.tokens[(index + 1)...].prefix(2).map(\.text)
        return classes.contains(file.tokens[index].text)
          && (next.first == "(" || next == [".", "init"])
      }.map { file.tokens[$0] }
    }
    let allowed = Set(solutions.flatMap(creations).map(\.text))
    return sources.flatMap { file in
      creations(in: file).filter { !allowed.contains($0.text) }.map {
        "\(file.name):\($0.line): this creates another \($0.text). Use the object that is passed in"
      }
    }
  }

  /// No variable belongs to all objects of a type, or to the whole program.
  private func sharedState() -> [String] {
    sources.flatMap { file in
      let globals = file.declarations.filter { $0.kind == "var" }.map(\.line)
      let statics = file.tokens.filter { $0.is("static") }.map(\.line).filter { line in
        let variable = file.tokens.filter { $0.line == line }.drop { !$0.is("var") }
        // A computed property stores nothing: its body begins before any value.
        let value = variable.first { $0.is("=") || $0.is("{") }
        return !variable.isEmpty && value?.is("{") != true
      }
      return (globals + statics).sorted().map {
        "\(file.name):\($0): all screens share this variable. Store it in an object of one screen"
      }
    }
  }

  /// No type uses an object or a setting that the whole program shares.
  private func sharedObjects() -> [String] {
    let names = ["default", "shared", "standard", "current", "autoupdatingCurrent"]
    return sources.flatMap { file in
      zip(file.tokens, file.tokens.dropFirst())
        .filter { $0.is(".") && names.contains($1.text) }
        .map {
          "\(file.name):\($1.line): the whole program shares `.\($1.text)`. Pass the object in"
        }
    }
  }

  /// No file asks again and again for a change.
  private func waits() -> [String] {
    sources.flatMap { file in
      file.tokens.filter { $0.kind == .word && ["sleep", "yield"].contains($0.text) }.map {
        "\(file.name):\($0.line): `\($0.text)` waits for a time, and not for a change. Observe the change"
      }
    }
  }

  /// A text of one file of the solution is not in the other file. A text of the sampler’s model is in
  /// none of them.
  private func texts() throws -> [String] {
    let model = SourceFile(
      "ButtonModel.swift", try folder.checkout.text(of: "Sources/Model/ButtonModel.swift"))
    return sources.flatMap { file -> [String] in
      let own = Set(solutions.filter { $0.name == file.name }.flatMap(texts))
      let other = solutions.filter { $0.name != file.name } + [model]
      return other.flatMap { owner -> [String] in
        let foreign = Set(texts(in: owner)).subtracting(own)
        return file.tokens.filter { $0.kind == .string }.flatMap { token in
          let text = Self.pattern(of: token)
          let words = Set(text.split(separator: " ").map(String.init))
          return (foreign.contains(text) ? [text] : words.intersection(foreign).sorted()).map {
            "\(file.name):\(token.line): the text “\($0)” belongs to \(owner.name)"
          }
        }
      }
    }
  }

  /// Returns the texts of a file that contain a word.
  private func texts(in file: SourceFile) -> [String] {
    file.tokens.filter { $0.kind == .string }.map(Self.pattern)
      .filter { $0.contains(#/\w\w/#) }
  }

  /// Returns a text with “…” for each interpolation.
  private static func pattern(of text: SourceFile.Token) -> String {
    text.text.replacing(#/\\\((?:[^()]|\([^()]*\))*\)/#, with: "…")
  }

  /// A date is formatted in a given language.
  private func languages() -> [String] {
    sources.flatMap { file -> [String] in
      let words = file.tokens.filter { $0.kind == .word }
      guard !words.contains(where: { ["locale", "Locale"].contains($0.text) }) else { return [] }
      return words.filter { ["DateFormatter", "formatted", "FormatStyle"].contains($0.text) }
        .prefix(1).map {
          "\(file.name):\($0.line): without a `locale`, the machine decides the language of the text"
        }
    }
  }
}
