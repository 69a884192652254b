extension Collection where Element: Equatable {
  /// Returns the number of elements that must be added, removed or replaced to get `other`.
  ///
  /// Source: the Damerau–Levenshtein distance, with restricted transpositions.
  ///
  /// - Parameter allowsSwaps: Whether swapping two neighbours counts as one change, not as two.
  /// - Complexity: O(*n* × *m*) in the lengths of the collections.
  package func editDistance(
    to other: some Collection<Element>, allowsSwaps: Bool = false
  ) -> Int {
    let (old, new) = (Array(self), Array(other))
    var beforeLast: [Int] = []
    var last = Array(0...new.count)
    for (i, element) in old.enumerated() {
      var row = [i + 1]
      for (j, newElement) in new.enumerated() {
        let replacement = last[j] + (element == newElement ? 0 : 1)
        var distance = Swift.min(last[j + 1] + 1, row[j] + 1, replacement)
        if allowsSwaps, i > 0, j > 0, element == new[j - 1], old[i - 1] == newElement {
          distance = Swift.min(distance, beforeLast[j - 1] + 1)
        }
        row.append(distance)
      }
      (beforeLast, last) = (last, row)
    }
    return last[new.count]
  }
}
