public import Model

extension LoadError: ReportedError {
  /// The text whose English is `description`.
  public var message: LocalizedText {
    switch self {
    case .noSuchFile(let path): "No such file: \(Self.line(path))"
    case .isDirectory(let path): "A directory, not a file: \(Self.line(path))"
    case .notPermitted(let path): "Reading is not permitted: \(Self.line(path))"
    case .unreadable(let path, let reason): "Cannot read \(Self.line(path)): \(Self.text(reason))"
    case .notAFeed(let reason): "Not a news feed: \(Self.text(reason, atMost: 180))"
    case .tooLarge(let limitInMiB): "Too large: more than \(limitInMiB) MiB"
    case .badAddress(let address, let reason):
      "Cannot load \(Self.line(address)): \(Self.text(reason))"
    case .status(let status): "The server answered with status \(status)"
    case .unreachable(let host, nil, let reason):
      "No answer from \(Self.line(host, atMost: 60)): \(Self.text(reason, atMost: 100))"
    case .unreachable(let host, let port?, let reason):
      """
      No answer from \(Self.line(host, atMost: 60)), port \(port): \(Self.text(reason, atMost: 100))
      """
    case .timedOut(1): "Loading took longer than 1 second"
    case .timedOut(let seconds): "Loading took longer than \(seconds) seconds"
    case .incompleteResponse: "The server closed the connection before its answer was complete"
    case .unreadableResponse(let reason):
      "The answer of the server cannot be read: \(Self.text(reason))"
    case .cancelled: "Cancelled"
    }
  }

  /// Returns a reason in one line: a key, or a key and a sentence of the system. The system speaks
  /// English, so Chinese leaves its sentence out, but for the position in a document.
  private static func text(_ reason: String, atMost limit: Int = 80) -> LocalizedText {
    let reason = line(reason, atMost: limit)
    let parts = reason.split(separator: ". ", maxSplits: 1).map(String.init)
    guard parts.count == 2, Language.chineseTable[reason] == nil else { return .init(key: reason) }
    let position = parts[1].wholeMatch(of: /(.+) around character ([0-9]+)\./)
    let text: LocalizedText =
      "\(LocalizedText(key: parts[0]))\(english: ". \(position?.1 ?? parts[1][...])")"
    return position.map { "\(text) around character \($0.2)." } ?? text
  }
}
