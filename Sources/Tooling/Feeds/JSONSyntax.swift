import Foundation
import Model

/// Checks that a text is valid JSON, and reads the names of its outermost object.
///
/// `JSONDecoder` alone is too lenient. It decodes a string only when it is requested, and accepts
/// `[1,]` and `[-01]`. An entry with an invalid string would be lost without an error.
///
/// Source: RFC 8259. Two rules are stricter than its grammar. Surrogates come in pairs, because a
/// `String` cannot contain a single one. Names of the outermost object are unique, because a
/// decoder would drop one of two pages.
struct JSONSyntax {
  /// A syntax error, and the offset of its byte.
  private struct Mistake: Error {
    let offset: Int
    let reason: String
  }

  /// The maximum nesting depth of arrays and objects, the same as in `JSONDecoder`.
  static let greatestDepth = 512

  /// The bytes of the text, followed by a zero, which ends the reading.
  private let bytes: [UInt8]
  private var offset = 0
  /// The closing brackets that are still missing, the innermost last.
  private var closingBrackets: [UInt8] = []
  /// The names of the outermost object, in the order of the text.
  private var names: [String] = []
  private var knownNames: Set<String> = []

  private init(_ json: Data) {
    bytes = json + [0]
  }

  /// Returns the names of the outermost object in their order. An array has no names.
  ///
  /// Throws `notAFeed` with line and column if `json` is not valid.
  /// - Complexity: O(*n*) in the bytes of `json`.
  static func names(in json: Data) throws(LoadError) -> [String] {
    var syntax = JSONSyntax(json)
    do throws(Mistake) {
      try syntax.checkEncoding()
      try syntax.readDocument()
      return syntax.names
    } catch {
      let (line, column) = syntax.place(of: error.offset)
      throw .notAFeed(reason: "line \(line), column \(column): \(error.reason)")
    }
  }

  private func checkEncoding() throws(Mistake) {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      throw Mistake(offset: error.byteOffsets.lowerBound, reason: "the text is not UTF-8")
    }
  }

  /// Returns the line and the column at `offset`, counted from 1.
  private func place(of offset: Int) -> (line: Int, column: Int) {
    let before = bytes[..<offset]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    return (line, String(decoding: before[lineStart...], as: UTF8.self).count + 1)
  }

  // MARK: Values

  private mutating func readDocument() throws(Mistake) {
    if bytes.starts(with: "\u{FEFF}".utf8) { offset = 3 }
    skipBlanks()
    repeat {
      try readValue()
      skipBlanks()
      while let bracket = closingBrackets.last, current == bracket {
        closingBrackets.removeLast()
        offset += 1
        skipBlanks()
      }
      guard let bracket = closingBrackets.last else { break }
      guard take(",") else { throw mistake("expected “,” or “\(text(bracket))”") }
      skipBlanks()
      if bracket == UInt8(ascii: "}") { try readName() }
    } while true
    guard isAtEnd else { throw mistake("expected the end of the text") }
  }

  /// Reads a scalar, or opening brackets up to the first scalar or closing bracket.
  private mutating func readValue() throws(Mistake) {
    while true {
      let byte = current
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        guard closingBrackets.count < Self.greatestDepth else {
          throw Mistake(offset: offset, reason: "more than \(Self.greatestDepth) nested lists")
        }
        // In ASCII, each closing bracket is two positions after its opening bracket.
        closingBrackets.append(byte + 2)
        offset += 1
        skipBlanks()
        if current == byte + 2 { return }
        if byte == UInt8(ascii: "{") { try readName() }
      case UInt8(ascii: "\""): return try readString()
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try readNumber()
      case UInt8(ascii: "t"): return try readWord("true")
      case UInt8(ascii: "f"): return try readWord("false")
      case UInt8(ascii: "n"): return try readWord("null")
      default: throw mistake("expected a value")
      }
    }
  }

  private mutating func readName() throws(Mistake) {
    let start = offset
    guard current == UInt8(ascii: "\"") else { throw mistake("expected a name in quotation marks") }
    try readString()
    if closingBrackets.count == 1 {
      let name = Self.content(of: bytes[start..<offset])
      guard knownNames.insert(name).inserted else {
        throw Mistake(offset: start, reason: "the name “\(name)” occurs twice")
      }
      names.append(name)
    }
    skipBlanks()
    guard take(":") else { throw mistake("expected “:”") }
    skipBlanks()
  }

  private static func content(of text: ArraySlice<UInt8>) -> String {
    let written = String(decoding: text.dropFirst().dropLast(), as: UTF8.self)
    guard text.contains(UInt8(ascii: "\\")) else { return written }
    return (try? JSONDecoder().decode(String.self, from: Data(text))) ?? written
  }

  private mutating func readWord(_ word: String) throws(Mistake) {
    guard bytes[offset...].starts(with: word.utf8) else { throw mistake("expected a value") }
    offset += word.utf8.count
  }

  private mutating func readNumber() throws(Mistake) {
    _ = take("-")
    if !take("0") { try readDigits() }
    if take(".") { try readDigits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try readDigits()
    }
  }

  private mutating func readDigits() throws(Mistake) {
    let start = offset
    while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(current) { offset += 1 }
    guard offset > start else { throw mistake("expected a digit") }
  }

  // MARK: Strings

  private mutating func readString() throws(Mistake) {
    let (quotationMark, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    let start = offset
    offset += 1
    while true {
      let byte = current
      if byte == backslash {
        try readEscape()
      } else if byte == quotationMark {
        offset += 1
        return
      } else if byte >= 0x20 {
        offset += 1
      } else if isAtEnd {
        throw Mistake(offset: start, reason: "the string does not end")
      } else {
        throw mistake("expected an escape sequence")
      }
    }
  }

  private mutating func readEscape() throws(Mistake) {
    let start = offset
    offset += 1
    let letter = current
    guard "\"\\/bfnrtu".utf8.contains(letter) else {
      throw Mistake(offset: start, reason: "unknown escape sequence")
    }
    offset += 1
    guard letter == UInt8(ascii: "u") else { return }
    let unit = try readUnit(after: start)
    guard UTF16.isSurrogate(unit) else { return }
    guard UTF16.isLeadSurrogate(unit), take("\\"), take("u"),
      UTF16.isTrailSurrogate(try readUnit(after: start))
    else {
      throw Mistake(offset: start, reason: "half of a surrogate pair")
    }
  }

  /// Reads the four hexadecimal digits of an escape sequence that begins at `start`.
  private mutating func readUnit(after start: Int) throws(Mistake) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 1...4 {
      guard let digit = Character(Unicode.Scalar(current)).hexDigitValue else {
        throw Mistake(offset: start, reason: "expected four hexadecimal digits after “\\u”")
      }
      unit = unit << 4 | UInt16(digit)
      offset += 1
    }
    return unit
  }

  // MARK: Bytes

  private var current: UInt8 { bytes[offset] }

  private var isAtEnd: Bool { offset == bytes.count - 1 }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func skipBlanks() {
    var byte = current
    while byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
      byte = current
    }
  }

  /// Returns an error at the current byte. It names the byte found there.
  private func mistake(_ expectation: String) -> Mistake {
    let found =
      switch current {
      case _ where isAtEnd: "the end of the text"
      case ..<0x20, 0x7F: "control character \(current)"
      default: "“\(String(decoding: bytes[offset...].prefix(32), as: UTF8.self).prefix(1))”"
      }
    return Mistake(offset: offset, reason: "\(expectation), found \(found)")
  }

  private func text(_ byte: UInt8) -> Character {
    Character(Unicode.Scalar(byte))
  }
}
