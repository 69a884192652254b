/// The reason why a feed or a picture could not be loaded.
///
/// Each case names the failure. `description` explains it in one line of at most 200 characters.
public nonisolated enum LoadError: Error, Equatable, Sendable {
  case noSuchFile(String)
  case isDirectory(String)
  case notPermitted(String)
  case unreadable(String, reason: String)
  /// The bytes arrived, but they are not a feed. The reason describes the bytes.
  case notAFeed(reason: String)
  case tooLarge(limitInMiB: Int)
  /// The address cannot be loaded, even with a working network.
  case badAddress(String, reason: String)
  /// The server answered with a status other than 2xx.
  case status(Int)
  case unreachable(host: String, port: Int?, reason: String)
  case timedOut(seconds: Int)
  /// The connection ended before the answer was complete.
  case incompleteResponse
  /// The server answered, but not as HTTP requires.
  case unreadableResponse(reason: String)
  /// The caller cancelled the load.
  case cancelled
}

nonisolated extension LoadError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noSuchFile(let path): "No such file: \(Self.line(path))"
    case .isDirectory(let path): "A directory, not a file: \(Self.line(path))"
    case .notPermitted(let path): "Reading is not permitted: \(Self.line(path))"
    case .unreadable(let path, let reason): "Cannot read \(Self.line(path)): \(Self.line(reason))"
    case .notAFeed(let reason): "Not a news feed: \(Self.line(reason, atMost: 180))"
    case .tooLarge(let limitInMiB): "Too large: more than \(limitInMiB) MiB"
    case .badAddress(let address, let reason):
      "Cannot load \(Self.line(address)): \(Self.line(reason))"
    case .status(let status): "The server answered with status \(status)"
    case .unreachable(let host, let port, let reason):
      "No answer from \(Self.line(host, atMost: 60))\(port.map { ", port \($0)" } ?? ""): "
        + Self.line(reason, atMost: 100)
    case .timedOut(let seconds):
      "Loading took longer than \(seconds) second\(seconds == 1 ? "" : "s")"
    case .incompleteResponse: "The server closed the connection before its answer was complete"
    case .unreadableResponse(let reason):
      "The answer of the server cannot be read: \(Self.line(reason))"
    case .cancelled: "Cancelled"
    }
  }

  /// Returns `text` in one line. A long text is shortened in the middle.
  ///
  /// The limit counts Unicode scalars, because a character can consist of any number of them.
  public static func line(_ text: String, atMost limit: Int = 80) -> String {
    var scalars = text.unicodeScalars.map { $0.properties.isWhitespace ? " " : $0 }
    let half = (limit - 1) / 2
    if scalars.count > limit { scalars = scalars.prefix(half) + ["…"] + scalars.suffix(half) }
    return String(String.UnicodeScalarView(scalars))
  }
}
