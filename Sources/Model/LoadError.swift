/// Why a feed or a picture could not be loaded.
///
/// Each case says what happened; `description` says it in one line for people.
public enum LoadError: Error, Equatable, Sendable {
  case noSuchFile(String)
  case isDirectory(String)
  case unreadable(String)
  /// The bytes arrived and are no feed; the reason says what was found.
  case notAFeed(reason: String)
  case tooLarge(limitInMiB: Int)
  /// The server answered with a status other than 2xx.
  case status(Int)
  case unreachable(String)
  case timedOut(seconds: Int)
  /// The connection ended before the whole body had come.
  case cutShort
  /// Nobody waits for the answer any more.
  case cancelled
}

extension LoadError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noSuchFile(let path): "No such file: \(path)"
    case .isDirectory(let path): "A directory, not a file: \(path)"
    case .unreadable(let path): "Cannot read the file: \(path)"
    case .notAFeed(let reason): "Not a news feed: \(reason)"
    case .tooLarge(let limitInMiB): "Too large: more than \(limitInMiB) MiB"
    case .status(let status): "The server answered with status \(status)"
    case .unreachable(let host): "Cannot reach the server: \(host)"
    case .timedOut(let seconds): "No answer within \(seconds) second\(seconds == 1 ? "" : "s")"
    case .cutShort: "The connection ended before the whole answer had come"
    case .cancelled: "Cancelled"
    }
  }
}
