/// The declarations, mentioned names and imports of a Swift source file.
public struct SourceFile: Sendable {
  public typealias Token = SwiftLexer.Token

  /// A declaration at the top level of a file: a type, an extension, a function, a variable.
  ///
  /// A nested type is part of the type that contains it. Mentions of the nested type use that name.
  public struct Declaration: Sendable {
    /// The keyword: `class`, `protocol`, `extension`.
    public let kind: String
    public let name: String
    public let line: Int
    /// The names after the colon: the superclass, and the adopted protocols.
    package let inherited: [String]
    /// All tokens of the declaration. They include the tokens before it, such as attributes and, at
    /// the top of the file, imports.
    public fileprivate(set) var tokens: [Token]

    /// Every name that the declaration mentions, including its own.
    public var mentions: [Token] {
      tokens.filter { $0.kind == .word || $0.kind == .quotedWord }
    }

    public var isType: Bool { SourceFile.typeKeywords.contains(kind) }
  }

  /// An import, and its line number.
  public struct Import: Sendable {
    public let module: String
    public let line: Int
  }

  /// The path of the file from its folder: `MVC/NewsViewController.swift`.
  public let name: String
  package let lines: [Substring]
  public let tokens: [Token]
  public let imports: [Import]
  public let declarations: [Declaration]
  /// The members of all types in the file, in the order of the source. Local functions and
  /// variables are part of the member that contains them.
  public let members: [Member]

  private static let typeKeywords = ["class", "struct", "enum", "actor", "protocol", "typealias"]
  private static let keywords = typeKeywords + ["extension", "func", "var", "let"]

  public init(_ name: String, _ source: String) {
    self.name = name
    lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    tokens = SwiftLexer.tokens(of: source)
    imports = Self.imports(in: tokens)
    declarations = Self.declarations(in: tokens)
    members = Self.members(in: tokens)
  }

  /// The name without its folder.
  package var fileName: String { name.split(separator: "/").last.map(String.init) ?? name }

  private static func imports(in tokens: [Token]) -> [Import] {
    tokens.indices.compactMap { index in
      guard tokens[index].is("import") else { return nil }
      // In `import struct Model.NewsItem`, a keyword precedes the path.
      let path = tokens[(index + 1)...].drop { keywords.contains($0.text) }
      return path.first.map { Import(module: $0.text, line: tokens[index].line) }
    }
  }

  private static func declarations(in tokens: [Token]) -> [Declaration] {
    var declarations: [Declaration] = []
    // Tokens between two declarations belong to the second one: imports, attributes.
    var attributes: [Token] = []
    var isOpen = false
    var depth = 0
    for (index, token) in tokens.enumerated() {
      if token.is("{") { depth += 1 }
      if token.is("}") { depth -= 1 }
      let isImport = index > 0 && tokens[index - 1].is("import")
      if depth == 0, !isImport, let header = header(in: tokens[index...]) {
        declarations.append(header)
        declarations[declarations.count - 1].tokens = attributes
        attributes = []
        isOpen = true
      }
      if isOpen {
        declarations[declarations.count - 1].tokens.append(token)
      } else {
        attributes.append(token)
      }
      if token.is("}"), depth == 0 { isOpen = false }
    }
    return declarations
  }

  /// Returns the declaration that begins with the first token, or `nil` if none begins there.
  private static func header(in tokens: ArraySlice<Token>) -> Declaration? {
    guard let keyword = tokens.first, keyword.kind == .word, keywords.contains(keyword.text),
      let name = tokens.dropFirst().first
    else { return nil }
    let isFree = ["func", "var", "let"].contains(keyword.text)
    // `actor` can be a name, and `class` can be a requirement.
    guard isFree || name.kind == .word || name.kind == .quotedWord else { return nil }
    return Declaration(
      kind: keyword.text, name: name.text, line: keyword.line,
      inherited: isFree ? [] : inherited(in: tokens.dropFirst(2)), tokens: [])
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
