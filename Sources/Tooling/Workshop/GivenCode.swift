import Console
import PatternKit

/// The declarations of a stub that a learner must not change: their comment says “Do not change”.
nonisolated struct GivenCode {
  let exercise: Exercise
  let folder: WorkshopFolder

  /// Returns a sentence for each of these declarations that the learner has changed or extended.
  func changes() throws -> [String] {
    let yours = try sources(in: folder.work(exercise)).flatMap { file in
      file.declarations.map { (file, $0) }
    }
    return try sources(in: "Exercises/\(exercise.folder)").flatMap { stub in
      try given(in: stub).flatMap { given -> [String] in
        let same = yours.filter { $0.1.name == given.name }
        let isChanged = !same.contains { Self.code(of: $0.1) == Self.code(of: given) }
        let original = folder.path("Exercises/\(exercise.folder)/\(stub.name)")
        return
          (isChanged
          ? [
            folder.language.text(
              """
              `\(given.name)` was changed, and it must not change. The original is in \(original).
              """)
          ]
          : [])
          + same.filter { $0.1.kind == "extension" }.map {
            folder.language.text(
              """
              \($0.name):\($1.line): `\(given.name)` must not change, so it must not be extended.
              """)
          }
      }
    }
  }

  private func sources(in path: String) throws -> [SourceFile] {
    try folder.names(in: path).filter { $0.hasSuffix(".swift") }
      .map { SourceFile($0, try folder.text(of: "\(path)/\($0)")) }
  }

  private func given(in stub: SourceFile) throws -> [SourceFile.Declaration] {
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
}
