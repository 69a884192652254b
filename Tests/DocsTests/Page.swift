/// A page with blocks that are filled from sources, data and real runs: what stands between
/// `<!-- begin kind what -->` and `<!-- end -->`.
struct Page {
  private let lines: [Substring]

  /// Makes the lines of a block from the words after `begin`.
  typealias Filling = (_ block: String) async throws -> [String]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The page with every block as it should be.
  func filled(by fill: Filling) async throws -> String {
    var result: [String] = []
    var isInBlock = false
    for line in lines {
      if line == "<!-- end -->" { isInBlock = false }
      if !isInBlock { result.append(String(line)) }
      if let match = line.wholeMatch(of: #/<!-- begin (.+) -->/#) {
        result += try await fill(String(match.1))
        isInBlock = true
      }
    }
    return result.joined(separator: "\n")
  }

  /// The page without what is filled in: what somebody has written.
  var written: [(number: Int, line: Substring)] {
    var isInBlock = false
    return lines.enumerated().compactMap { index, line in
      if line == "<!-- end -->" { isInBlock = false }
      defer { if line.hasPrefix("<!-- begin ") { isInBlock = true } }
      return isInBlock ? nil : (index + 1, line)
    }
  }
}
