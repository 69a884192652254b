package import Foundation
import PatternKit

/// A lock that allows one command at a time to build in a folder.
package struct FileLock {
  private let descriptor: Int32

  /// Acquires the lock, after a wait if necessary. It is released at the latest when this program
  /// exits.
  ///
  /// - Parameter announce: Called once if another command has the lock.
  package nonisolated(nonsending) static func acquire(
    at url: URL, announce: () -> Void
  ) async throws -> FileLock {
    if let lock = try FileLock(ifFreeAt: url) { return lock }
    announce()
    while true {
      try await Task.sleep(for: .milliseconds(300))
      if let lock = try FileLock(ifFreeAt: url) { return lock }
    }
  }

  private init?(ifFreeAt url: URL) throws {
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    descriptor = open(url.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw SetupError(message: "cannot write \(url.path): \(LocalizedText(errorNumber: errno))")
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      return nil
    }
  }

  package func release() {
    // A process that is starting inherits the file until it executes another program.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
