extension SourceFile {
  /// A function, initializer, subscript or property of a type, or at the top level of a file.
  public struct Member: Equatable, Sendable {
    /// The type that contains it, such as `TableView` or `NewsViewModel.State`. It is empty at the
    /// top level.
    public let type: String
    /// The name without parameters, such as `draw`, `init` or `title`.
    public let name: String
    /// The lines from the keyword to the end of the body. A member without a body has one line.
    public fileprivate(set) var lines: ClosedRange<Int>
  }

  static func members(in tokens: [Token]) -> [Member] {
    var reader = MemberReader()
    for (index, token) in tokens.enumerated() {
      let previous = index > 0 ? tokens[index - 1] : nil
      reader.read(token, after: previous, before: tokens.dropFirst(index + 1))
    }
    reader.endMember()
    return reader.members
  }
}

/// Reads tokens one after another, and collects the members.
private struct MemberReader {
  private(set) var members: [SourceFile.Member] = []
  /// The types around the current token, the outermost first.
  private var types: [String] = []
  /// The type whose header is being read.
  private var openType: String?
  /// The member whose body has not begun yet.
  private var openMember: SourceFile.Member?
  /// How many brackets are open inside the current member.
  private var depth = 0
  private var isInBody = false

  mutating func read(
    _ token: SourceFile.Token, after previous: SourceFile.Token?,
    before next: ArraySlice<SourceFile.Token>
  ) {
    guard token.kind == .sign || token.kind == .word else { return }
    switch token.text {
    case "{" where depth == 0 && openType != nil:
      types.append(openType ?? "")
      openType = nil
    case "{", "(", "[":
      if depth == 0 { isInBody = token.is("{") }
      depth += 1
    case "}" where depth == 0:
      endMember()
      types = types.dropLast()
    case "}", ")", "]":
      depth -= 1
      if depth == 0, isInBody { endMember(at: token.line) }
    default:
      // In `any.init(…)` and `.default`, the word after the dot is no keyword.
      if depth == 0, previous?.is(".") != true { readKeyword(token, before: next) }
    }
  }

  private mutating func readKeyword(
    _ token: SourceFile.Token, before next: ArraySlice<SourceFile.Token>
  ) {
    switch token.text {
    case "init", "deinit", "subscript": begin(token.text, at: token.line)
    case "func", "var", "let": begin(next.first?.text ?? "", at: token.line)
    // In `class func`, `class` is no type. In `protocol P: class`, it is not followed by a name.
    case "class" where next.first.map { ["func", "var"].contains($0.text) } == true: break
    case "class", "struct", "enum", "actor", "protocol", "extension":
      guard openType == nil, let name = next.first, name.kind != .sign else { return }
      openType = name.text + Self.nestedNames(in: next.dropFirst())
    default: break
    }
  }

  /// Returns `.State` for the rest of the name in `extension NewsViewModel.State {`.
  private static func nestedNames(in tokens: ArraySlice<SourceFile.Token>) -> String {
    guard let dot = tokens.first, dot.is("."), let name = tokens.dropFirst().first else {
      return ""
    }
    return ".\(name.text)" + nestedNames(in: tokens.dropFirst(2))
  }

  private mutating func begin(_ name: String, at line: Int) {
    endMember()
    let type = types.joined(separator: ".")
    openMember = SourceFile.Member(type: type, name: name, lines: line...line)
  }

  /// Ends the current member, at the end of its body if it has one.
  mutating func endMember(at line: Int? = nil) {
    guard var member = openMember else { return }
    if let line { member.lines = member.lines.lowerBound...max(member.lines.lowerBound, line) }
    members.append(member)
    openMember = nil
  }
}
