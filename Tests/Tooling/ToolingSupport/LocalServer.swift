import Foundation

/// Runs `body` while a local web server calls `answer` for every connection.
///
/// The server has its own port. The `answer` closure can also violate HTTP.
@MainActor public func withServer(
  answering answer: @escaping @Sendable (Connection) -> Void,
  _ body: (_ url: URL) async throws -> Void
) async throws {
  let (socket, url) = try boundSocket()
  let connections = connections(at: socket, answer)
  defer { connections.cancel() }
  try await body(url)
}

/// Runs `body` with the address of a port without a server.
@MainActor public func withoutServer(_ body: (_ url: URL) async throws -> Void) async throws {
  let (socket, url) = try boundSocket()
  defer { close(socket) }
  try await body(url)
}

/// Accepts connections, each in its own thread, until the reader is cancelled.
private nonisolated func connections(
  at socket: Int32, _ answer: @escaping @Sendable (Connection) -> Void
) -> DescriptorReader {
  listen(socket, 16)
  return DescriptorReader(socket) {
    let connection = accept(socket, nil, nil)
    guard connection >= 0 else { return true }
    Thread.detachNewThread {
      Connection(socket: connection).map(answer)
      close(connection)
    }
    return true
  }
}

/// The connection of a server to one client.
public nonisolated struct Connection: Sendable {
  /// The requested path, such as `/feed.json`.
  public let path: String
  private let socket: Int32

  /// Reads the request. Returns `nil` if the client sends none.
  init?(socket: Int32) {
    #if canImport(Darwin)
      var isOn: Int32 = 1
      setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
    var request = ""
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !request.contains("\r\n\r\n") {
      let count = recv(socket, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      request += String(decoding: buffer[..<count], as: UTF8.self)
    }
    let words = request.split(separator: " ", maxSplits: 2)
    guard words.count == 3, words[0] == "GET" else { return nil }
    path = String(words[1])
    self.socket = socket
  }

  /// The beginning of the headers of a response.
  ///
  /// The type is stated, because the client on macOS otherwise waits for 512 bytes to find it out.
  public static func head(_ status: String = "200 OK") -> String {
    "HTTP/1.1 \(status)\r\nContent-Type: application/json\r\n"
  }

  public func answer(_ status: String = "200 OK", _ headers: String..., body: String) {
    let length = "Content-Length: \(body.utf8.count)"
    send(Self.head(status) + (headers + [length, "", body]).joined(separator: "\r\n"))
  }

  /// Sends bytes, and returns whether the client is still connected.
  @discardableResult
  public func send(_ text: String) -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { platformSend(socket, $0.baseAddress, $0.count, flags) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Waits until the client closes the connection, and returns whether it did.
  @discardableResult
  public func waitForEnd(seconds: Double = 100) -> Bool {
    var descriptor = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, Int32(seconds * 1000)) > 0 else { return false }
    var byte: UInt8 = 0
    return recv(socket, &byte, 1, 0) <= 0
  }
}

/// Creates a socket with its own port that does not listen yet.
private nonisolated func boundSocket() throws -> (socket: Int32, url: URL) {
  #if canImport(Darwin)
    let stream = SOCK_STREAM
  #else
    let stream = Int32(SOCK_STREAM.rawValue)
  #endif
  let listener = socket(AF_INET, stream, 0)
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
  var size = socklen_t(MemoryLayout<sockaddr_in>.size)
  let isBound = withUnsafeMutablePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
      bind(listener, address, size) == 0 && getsockname(listener, address, &size) == 0
    }
  }
  let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/feed.json")
  guard isBound, let url else {
    close(listener)
    throw POSIXError(.EADDRNOTAVAIL)
  }
  return (listener, url)
}

/// Calls the `send` function of the system. `Connection` has a method of the same name.
private nonisolated func platformSend(
  _ socket: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32
) -> Int {
  send(socket, bytes, count, flags)
}
