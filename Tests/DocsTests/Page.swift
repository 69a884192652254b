/// A page with blocks that are filled from data and from real runs: what stands between
/// `<!-- begin name -->` and `<!-- end -->`.
struct Page {
  private let lines: [Substring]

  struct UnknownBlock: Error, Equatable {
    let name: String
  }

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The page with every block as it should be.
  func filled(with blocks: [String: [String]]) throws -> String {
    var result: [String] = []
    var isInBlock = false
    for line in lines {
      if line == "<!-- end -->" { isInBlock = false }
      if !isInBlock { result.append(String(line)) }
      if let match = line.wholeMatch(of: #/<!-- begin (.+) -->/#) {
        let name = String(match.1)
        guard let block = blocks[name] else { throw UnknownBlock(name: name) }
        result += block
        isInBlock = true
      }
    }
    return result.joined(separator: "\n")
  }
}
