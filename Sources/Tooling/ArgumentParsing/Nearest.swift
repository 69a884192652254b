nonisolated extension [String] {
  /// Returns the element that needs the fewest changes to become `word`. If several do, returns the
  /// first.
  ///
  /// Returns `nil` if no element is near: at most a third of its letters may differ, or one letter.
  package func nearest(to word: String) -> String? {
    let letters = [Character](word.lowercased().prefix(60))
    return filter { Self.distance($0, letters) <= Swift.max(1, $0.count / 3) }
      .min { Self.distance($0, letters) < Self.distance($1, letters) }
  }

  /// Returns the number of letters to add, remove, replace, or swap with their neighbour.
  ///
  /// Source: the Damerau–Levenshtein distance, with restricted transpositions.
  private static func distance(_ known: String, _ typed: [Character]) -> Int {
    let known = [Character](known)
    var beforeLast: [Int] = []
    var last = [Int](0...typed.count)
    for (i, letter) in known.enumerated() {
      var row = [i + 1]
      for (j, typedLetter) in typed.enumerated() {
        var cost = Swift.min(last[j + 1] + 1, row[j] + 1, last[j] + (letter == typedLetter ? 0 : 1))
        if i > 0, j > 0, letter == typed[j - 1], known[i - 1] == typedLetter {
          cost = Swift.min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[typed.count]
  }
}
