import PatternKit

nonisolated extension SourceFile.Declaration {
  /// The number of lines, without comments and blank lines.
  var linesOfCode: Int {
    Set(tokens.flatMap { $0.line...$0.line + $0.text.count(where: \.isNewline) }).count
  }
}
