import Foundation
import Synchronization

/// One end of a socket between two processes. It sends and receives whole messages.
///
/// A message is a length of eight bytes, followed by a property list.
nonisolated final class MessageChannel: Sendable {
  private let descriptor: Int32
  private let isSending = Mutex(())

  /// - Parameter descriptor: A socket, which the channel owns from now on.
  init(descriptor: Int32) {
    self.descriptor = descriptor
    #if canImport(Darwin)
      var isOn: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  deinit { Foundation.close(descriptor) }

  /// Creates two connected channels. No other process inherits them.
  static func pair() throws -> (MessageChannel, MessageChannel) {
    #if canImport(Darwin)
      let stream = SOCK_STREAM
    #else
      let stream = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    #endif
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, stream, 0, &ends) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (MessageChannel(descriptor: ends[0]), MessageChannel(descriptor: ends[1]))
  }

  /// This end as a file that a child process can inherit.
  var file: FileHandle { FileHandle(fileDescriptor: descriptor, closeOnDealloc: false) }

  /// Closes both directions. Neither end receives further messages.
  func end() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// Sends a message. Has no effect if the other end is closed, because `receive` reports that.
  func send(_ message: some Encodable) {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    guard let body = try? encoder.encode([message]) else { return }
    let length = withUnsafeBytes(of: UInt64(body.count)) { Data($0) }
    isSending.withLock { _ in write(length + body) }
  }

  /// Waits for the next message. Returns `nil` if there are no more. Blocks the thread.
  func receive<Message: Decodable>(_ type: Message.Type) -> Message? {
    guard let length = read(count: MemoryLayout<UInt64>.size),
      let body = read(count: Int(length.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }))
    else { return nil }
    return try? PropertyListDecoder().decode([Message].self, from: body).first
  }

  private func write(_ data: Data) {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = Foundation.send(descriptor, part.baseAddress, part.count, flags)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }

  private func read(count: Int) -> Data? {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: min(count, 65536))
    while data.count < count {
      let received = recv(descriptor, &buffer, min(buffer.count, count - data.count), 0)
      if received < 0, errno == EINTR { continue }
      guard received > 0 else { return nil }
      data += buffer[..<received]
    }
    return data
  }
}
