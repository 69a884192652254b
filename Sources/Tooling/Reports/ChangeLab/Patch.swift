/// The changes of some files, read from a unified diff.
struct Patch: Equatable {
  /// One line of a diff, without its mark.
  struct Line: Equatable {
    enum Mark: Character {
      case kept = " "
      case removed = "-"
      case added = "+"
    }

    let mark: Mark
    let text: String
  }

  /// Neighbouring changed lines, with the lines around them.
  struct Hunk: Equatable {
    /// The number of the first line in the old file.
    let start: Int
    var lines: [Line] = []

    var oldLines: [String] { lines.filter { $0.mark != .added }.map(\.text) }
    var newLines: [String] { lines.filter { $0.mark != .removed }.map(\.text) }
  }

  /// The changes of one file.
  struct File: Equatable {
    /// The path, from the root of the package.
    let path: String
    var isNew = false
    var hunks: [Hunk] = []
  }

  private(set) var files: [File] = []

  /// Reads a unified diff. Lines before the first file are ignored.
  init(_ diff: String) {
    var previous = ""
    for line in diff.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      read(line, after: previous)
      previous = line
    }
  }

  private mutating func read(_ line: String, after previous: String) {
    if line.hasPrefix("+++ "), previous.hasPrefix("--- ") {
      let (old, new) = (previous.dropFirst(4), line.dropFirst(4))
      // The paths begin with `a/` and `b/`.
      let path = String((new == "/dev/null" ? old : new).dropFirst(2))
      files.append(File(path: path, isNew: old == "/dev/null"))
      return
    }
    guard let file = files.indices.last else { return }
    if line.hasPrefix("@@ -") {
      let start = Int(line.dropFirst(4).prefix(while: \.isNumber)) ?? 1
      files[file].hunks.append(Hunk(start: start))
    } else if let mark = line.first.flatMap(Line.Mark.init), !line.hasPrefix("--- "),
      let hunk = files[file].hunks.indices.last
    {
      files[file].hunks[hunk].lines.append(Line(mark: mark, text: String(line.dropFirst())))
    }
  }
}

// MARK: - Applying

extension Patch {
  /// The sources differ from those that a patch was made for.
  struct Mismatch: Error, Equatable {
    let path: String
    let line: Int
  }
}

extension Patch.File {
  /// Returns the text of the file after the change.
  ///
  /// - Parameter old: The text before. It is empty if the file is new.
  func applied(to old: String) throws(Patch.Mismatch) -> String {
    var lines = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var offset = 0
    for hunk in hunks {
      let expected = max(0, hunk.start - 1 + offset)
      guard let start = lines.start(of: hunk.oldLines, near: expected) else {
        throw Patch.Mismatch(path: path, line: hunk.start)
      }
      lines.replaceSubrange(start..<start + hunk.oldLines.count, with: hunk.newLines)
      offset = start - (hunk.start - 1) + hunk.newLines.count - hunk.oldLines.count
    }
    return lines.joined(separator: "\n")
  }
}

extension [String] {
  /// Returns the index at which `lines` begin. If they occur several times, returns the index that
  /// is nearest to `expected`.
  fileprivate func start(of lines: [String], near expected: Int) -> Int? {
    guard lines.count <= count else { return nil }
    return (0...count - lines.count)
      .filter { self[$0..<$0 + lines.count].elementsEqual(lines) }
      .min { abs($0 - expected) < abs($1 - expected) }
  }
}
