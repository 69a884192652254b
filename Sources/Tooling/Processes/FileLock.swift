package import Foundation

/// A lock that allows one command at a time to build in a folder.
package struct FileLock {
  private let descriptor: Int32

  /// Acquires the lock. It is released at the latest when this program exits.
  package init(at url: URL) throws {
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    descriptor = open(url.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw SetupError(message: "cannot write \(url.path): \(String(cString: strerror(errno)))")
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      throw SetupError(message: "another command is building here: wait until it ends")
    }
  }

  package func release() {
    // A process that is starting inherits the file until it executes another program.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
