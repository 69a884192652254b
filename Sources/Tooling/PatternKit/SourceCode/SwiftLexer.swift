/// Splits a Swift source into words, signs and string literals, and omits the comments.
///
/// The text of a string literal is not code, but its interpolations are. A regular expression
/// between bare slashes is not supported: write `#/…/#`.
public struct SwiftLexer {
  public struct Token: Equatable, Sendable {
    public enum Kind: Sendable {
      /// A name, keyword or number.
      case word
      /// A name between backticks, which is never a keyword.
      case quotedWord
      case sign
      /// The text between the quotes, including interpolations.
      case string
    }

    public let kind: Kind
    public let text: String
    /// The line on which it begins, counted from 1.
    public let line: Int

    /// Returns whether the token is the given keyword or sign.
    public func `is`(_ text: String) -> Bool {
      self.text == text && (kind == .word || kind == .sign)
    }
  }

  public static func tokens(of source: String) -> [Token] {
    var reader = SwiftLexer(source)
    reader.readCode()
    return reader.tokens
  }

  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  private var tokens: [Token] = []

  private init(_ source: String) {
    scalars = Array(source.unicodeScalars)
  }

  private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private func startsHere(_ text: [Unicode.Scalar], at offset: Int = 0) -> Bool {
    scalars.dropFirst(index + offset).starts(with: text)
  }

  private mutating func advance(by count: Int = 1) {
    for _ in 0..<count {
      if next == "\n" { line += 1 }
      index += 1
    }
  }

  /// Reads to the end, or past the parenthesis that closes the first one.
  private mutating func readCode(inParentheses: Bool = false) {
    var depth = 0
    while let scalar = next {
      if scalar == "/", startsHere(["/", "/"]) {
        while let next, next != "\n" { advance() }
      } else if scalar == "/", startsHere(["/", "*"]) {
        skipBlockComment()
      } else if scalar == "\"" || scalar == "#", readLiteral() {
        continue
      } else if scalar == "`" {
        advance()
        let name = text { $0 != "`" }
        advance()
        tokens.append(Token(kind: .quotedWord, text: name, line: line))
      } else if isPartOfWord(scalar) {
        tokens.append(Token(kind: .word, text: text(while: isPartOfWord), line: line))
      } else {
        advance()
        if scalar == " " || scalar == "\n" || scalar.properties.isWhitespace { continue }
        tokens.append(Token(kind: .sign, text: String(scalar), line: line))
        if scalar == "(" { depth += 1 }
        if scalar == ")" { depth -= 1 }
        if inParentheses && depth == 0 { return }
      }
    }
  }

  private func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    // Most source text is ASCII, so the properties are rarely read. Reading them is slow.
    default:
      !scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    }
  }

  private mutating func text(while belongs: (Unicode.Scalar) -> Bool) -> String {
    let start = index
    while let next, belongs(next) { advance() }
    return String(String.UnicodeScalarView(scalars[start..<index]))
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if startsHere(["/", "*"]) {
        depth += 1
        advance(by: 2)
      } else if startsHere(["*", "/"]) {
        depth -= 1
        advance(by: 2)
      } else {
        advance()
      }
    } while depth > 0 && next != nil
  }

  /// Reads a string, or a regular expression between `#/` and `/#`, if one begins here.
  private mutating func readLiteral() -> Bool {
    let hashes = Array(scalars.dropFirst(index).prefix { $0 == "#" })
    if !hashes.isEmpty && startsHere(["/"], at: hashes.count) {
      advance(by: hashes.count + 1)
      while next != nil, !startsHere(["/"] + hashes) { advance() }
      advance(by: hashes.count + 1)
      return true
    }
    guard startsHere(["\""], at: hashes.count) else { return false }

    let isMultiline = startsHere(["\"", "\"", "\""], at: hashes.count)
    let quotes: [Unicode.Scalar] = isMultiline ? ["\"", "\"", "\""] : ["\""]
    let place = (token: tokens.count, line: line)
    advance(by: hashes.count + quotes.count)
    let start = index
    while let scalar = next, isMultiline || scalar != "\n" {
      if scalar == "\"", startsHere(quotes + hashes) { break }
      guard scalar == "\\", startsHere(["\\"] + hashes) else {
        advance()
        continue
      }
      advance(by: 1 + hashes.count)
      if next == "(" { readCode(inParentheses: true) } else { advance() }
    }
    let text = String(String.UnicodeScalarView(scalars[start..<min(index, scalars.count)]))
    tokens.insert(Token(kind: .string, text: text, line: place.line), at: place.token)
    advance(by: quotes.count + hashes.count)
    return true
  }
}

extension Character {
  package var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
