nonisolated extension [String] {
  /// Returns the element that needs the fewest changes to become `word`. If several do, returns the
  /// first.
  ///
  /// Returns `nil` if no element is near: at most a third of its letters may differ, or one letter.
  package func nearest(to word: String) -> String? {
    let letters = word.lowercased().prefix(60)
    let near = map { ($0, distance: $0.editDistance(to: letters, allowsSwaps: true)) }
      .filter { $0.distance <= Swift.max(1, $0.0.count / 3) }
    return near.min { $0.distance < $1.distance }?.0
  }
}
