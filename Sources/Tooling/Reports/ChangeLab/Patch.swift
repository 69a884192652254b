/// The changed lines of some files, read from a unified diff.
package struct Patch: Equatable {
  package struct File: Equatable {
    /// The path, from the root of the package.
    package let path: String
    var added: [String] = []
    var removed: [String] = []
  }

  package private(set) var files: [File] = []

  package init(_ diff: String) {
    var previous = ""
    for line in diff.split(separator: "\n").map(String.init) {
      read(line, after: previous)
      previous = line
    }
  }

  private mutating func read(_ line: String, after previous: String) {
    if line.hasPrefix("+++ "), previous.hasPrefix("--- ") {
      let (old, new) = (previous.dropFirst(4), line.dropFirst(4))
      // The paths begin with `a/` and `b/`.
      files.append(File(path: String((new == "/dev/null" ? old : new).dropFirst(2))))
    } else if let file = files.indices.last {
      let text = String(line.dropFirst())
      if line.hasPrefix("+") { files[file].added.append(text) }
      if line.hasPrefix("-"), !line.hasPrefix("--- ") { files[file].removed.append(text) }
    }
  }
}

extension [Patch.File] {
  /// The number of added and removed lines.
  var lines: String {
    "+\(map(\.added.count).reduce(0, +)) −\(map(\.removed.count).reduce(0, +))"
  }
}
