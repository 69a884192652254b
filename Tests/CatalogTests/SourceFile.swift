import Foundation

/// What a Swift source declares, mentions and imports.
nonisolated struct SourceFile {
  typealias Token = SourceReader.Token

  /// Something declared at the top of a file: a type, an extension, a function, a variable.
  ///
  /// What is nested in a type is part of that type, and is mentioned by way of its name.
  struct Declaration {
    /// The keyword: `class`, `protocol`, `extension`.
    let kind: String
    let name: String
    let line: Int
    /// What stands behind the colon: the superclass, and the protocols that are adopted.
    let inherited: [String]
    /// Every word of the declaration, attributes and its own name included.
    fileprivate(set) var mentions: [Token]

    var isType: Bool { SourceFile.typeKeywords.contains(kind) }
  }

  /// An import, and the line on which it stands.
  struct Import {
    let module: String
    let line: Int
  }

  /// The file with its folder: `MVC/ButtonView.swift`.
  let name: String
  let tokens: [Token]
  let imports: [Import]
  let declarations: [Declaration]

  private static let typeKeywords = ["class", "struct", "enum", "actor", "protocol", "typealias"]
  private static let keywords = typeKeywords + ["extension", "func", "var", "let"]

  init(_ name: String, _ source: String) {
    self.name = name
    tokens = SourceReader.tokens(of: source)
    imports = Self.imports(in: tokens)
    declarations = Self.declarations(in: tokens)
  }

  private static func imports(in tokens: [Token]) -> [Import] {
    tokens.indices.compactMap { index in
      guard tokens[index].is("import") else { return nil }
      // `import struct Model.NewsItem` says what it wants before it says from where.
      let path = tokens[(index + 1)...].drop { keywords.contains($0.text) }
      return path.first.map { Import(module: $0.text, line: tokens[index].line) }
    }
  }

  private static func declarations(in tokens: [Token]) -> [Declaration] {
    var declarations: [Declaration] = []
    // What stands between two declarations belongs to the next: its attributes.
    var attributes: [Token] = []
    var isOpen = false
    var depth = 0
    for (index, token) in tokens.enumerated() {
      if token.is("{") { depth += 1 }
      if token.is("}") { depth -= 1 }
      let isImport = index > 0 && tokens[index - 1].is("import")
      if depth == 0, !isImport, let header = header(in: tokens[index...]) {
        declarations.append(header)
        declarations[declarations.count - 1].mentions = attributes
        attributes = []
        isOpen = true
      }
      let isMention = token.kind == .word || token.kind == .quotedWord
      if isMention, isOpen { declarations[declarations.count - 1].mentions.append(token) }
      if isMention, !isOpen { attributes.append(token) }
      if token.is("}"), depth == 0 { isOpen = false }
    }
    return declarations
  }

  /// The declaration that begins with the first of the tokens, if one does.
  private static func header(in tokens: ArraySlice<Token>) -> Declaration? {
    guard let keyword = tokens.first, keyword.kind == .word, keywords.contains(keyword.text),
      let name = tokens.dropFirst().first
    else { return nil }
    let isFree = ["func", "var", "let"].contains(keyword.text)
    // `actor` can be a name, and `class` a requirement.
    guard isFree || name.kind == .word || name.kind == .quotedWord else { return nil }
    return Declaration(
      kind: keyword.text, name: name.text, line: keyword.line,
      inherited: isFree ? [] : inherited(in: tokens.dropFirst(2)), mentions: [])
  }

  private static func inherited(in tokens: ArraySlice<Token>) -> [String] {
    var angles = 0
    let header = tokens.prefix { !$0.is("{") && !$0.is("}") && !$0.is("where") && !$0.is("=") }
    let clause = header.drop { token in
      if token.is("<") { angles += 1 }
      if token.is(">") { angles -= 1 }
      return !(token.is(":") && angles == 0)
    }
    return clause.filter { $0.kind != .sign }.map(\.text)
  }
}

nonisolated extension SourceFile {
  /// All sources in a folder of the package, such as `Sources/MVC`, and in the folders in it.
  static func all(in folder: String) throws -> [SourceFile] {
    let folder = package.appending(path: folder, directoryHint: .isDirectory)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
      .filter { $0.hasSuffix(".swift") }
      .sorted()
      .map { path in
        let source = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        return SourceFile("\(folder.lastPathComponent)/\(path)", source)
      }
  }

  /// The folder that holds `Package.swift`.
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
