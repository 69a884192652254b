import Foundation

/// Waits until the learner saves a file of an exercise.
///
/// It reads the files again after each pause. That works on every system and with every editor.
///
/// A file that is saved between two calls of `nextChanges()` is reported by the second one.
final class FileWatch {
  private let folder: URL
  private let pause: () async throws -> Void
  private var reported: [String: Data] = [:]

  /// - Parameter pause: Waits before the files are read again.
  init(
    _ folder: URL,
    pause: @escaping () async throws -> Void = { try await Task.sleep(for: .milliseconds(300)) }
  ) {
    self.folder = folder
    self.pause = pause
    reported = state
  }

  /// The content of each Swift file, by its name.
  private var state: [String: Data] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    var state: [String: Data] = [:]
    for name in names where name.hasSuffix(".swift") && !"/\(name)".contains("/.") {
      state[name] = try? Data(contentsOf: folder.appending(path: name))
    }
    return state
  }

  /// Returns the names of the files that are different from the state that was last reported, or from
  /// the first one.
  ///
  /// An editor can write several files, or remove a file and write it again. So this method waits
  /// until all files exist, and none has changed during one pause.
  func nextChanges() async throws -> [String] {
    let old = reported
    var last = old
    while true {
      try await pause()
      let now = state
      if now != old, now == last, old.keys.allSatisfy(now.keys.contains) {
        reported = now
        return now.keys.filter { now[$0] != old[$0] }.sorted()
      }
      last = now
    }
  }
}
