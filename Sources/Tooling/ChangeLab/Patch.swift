/// The changes of some files, read from a unified diff.
struct Patch: Equatable {
  /// One line of a diff: its mark, and the text after the mark.
  enum Line: Equatable {
    case kept(String)
    case removed(String)
    case added(String)

    var text: String {
      switch self {
      case .kept(let text), .removed(let text), .added(let text): text
      }
    }
  }

  /// Neighbouring changed lines, with the lines around them.
  struct Hunk: Equatable {
    /// The number of the first line in the old file.
    let start: Int
    var lines: [Line] = []

    var oldLines: [String] { lines.compactMap { if case .added = $0 { nil } else { $0.text } } }
    var newLines: [String] { lines.compactMap { if case .removed = $0 { nil } else { $0.text } } }
  }

  /// The changes of one file.
  struct File: Equatable {
    /// The path, from the root of the package.
    let path: String
    var isNew = false
    var isRemoved = false
    var hunks: [Hunk] = []

    func count(where isCounted: (Line) -> Bool) -> Int {
      hunks.flatMap(\.lines).count(where: isCounted)
    }
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
      let isRemoved = new == "/dev/null"
      // The paths begin with `a/` and `b/`.
      let path = String((isRemoved ? old : new).dropFirst(2))
      files.append(File(path: path, isNew: old == "/dev/null", isRemoved: isRemoved))
    } else if line.hasPrefix("@@ -") {
      append(Hunk(start: Int(line.dropFirst(4).prefix(while: \.isNumber)) ?? 1))
    } else if line.hasPrefix(" ") {
      append(.kept(String(line.dropFirst())))
    } else if line.hasPrefix("-"), !line.hasPrefix("--- ") {
      append(.removed(String(line.dropFirst())))
    } else if line.hasPrefix("+") {
      append(.added(String(line.dropFirst())))
    }
  }

  private mutating func append(_ hunk: Hunk) {
    guard !files.isEmpty else { return }
    files[files.count - 1].hunks.append(hunk)
  }

  private mutating func append(_ line: Line) {
    guard let file = files.indices.last, let hunk = files[file].hunks.indices.last else { return }
    files[file].hunks[hunk].lines.append(line)
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
    if isNew { lines = [""] }
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
