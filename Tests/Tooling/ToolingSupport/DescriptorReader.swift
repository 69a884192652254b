import Foundation
import Synchronization

/// A thread that waits until a descriptor can be read.
///
/// A read source of Dispatch would be shorter. But on Linux, sources that begin and end at the same time
/// can crash the program: https://github.com/swiftlang/swift-corelibs-libdispatch/issues/949
nonisolated final class DescriptorReader: Sendable {
  private let isCancelled = Atomic(false)

  /// Calls `read` each time the descriptor can be read, until it returns `false` or the reader is
  /// cancelled. Then closes the descriptor.
  init(_ descriptor: Int32, read: @escaping @Sendable () -> Bool) {
    Thread.detachNewThread { [self] in
      defer { close(descriptor) }
      while !isCancelled.load(ordering: .sequentiallyConsistent) {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        if poll(&request, 1, 10) > 0, !read() { return }
      }
    }
  }

  func cancel() { isCancelled.store(true, ordering: .sequentiallyConsistent) }
}
