/// A text that counts how many of its characters are read.
nonisolated struct CountedText: Collection {
  final class Reads {
    var count = 0
  }

  let count: Int
  let reads = Reads()
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  func index(after index: Int) -> Int { index + 1 }

  subscript(index: Int) -> Character {
    reads.count += 1
    return "a"
  }
}
