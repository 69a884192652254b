public import Foundation
public import Model

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Loads the bytes behind an `http` or `https` address.
public protocol HTTPLoader: Sendable {
  /// Returns the whole body at `url`, and follows redirections.
  ///
  /// Cancelling the task closes the connection.
  /// - Parameter timeout: The limit for the whole response, in seconds.
  func body(of url: URL, timeout: Int) async throws(LoadError) -> Data
}

/// Loads in this process, with `URLSession`.
///
/// On Linux, a server that closes the connection inside its headers terminates the process. The
/// command line therefore loads in a child process.
public struct Download: HTTPLoader {
  public init() {}

  @concurrent public func body(of url: URL, timeout: Int) async throws(LoadError) -> Data {
    let deadline = ContinuousClock.now + .seconds(timeout)
    var url = url
    for _ in 0...Limits.redirections {
      guard !Task.isCancelled else { throw .cancelled }
      switch try await Self.answer(from: url, before: deadline, timeout: timeout) {
      case .body(let body): return body
      case .redirection(let target): url = target
      }
    }
    throw Self.unreachable(url, "more than \(Limits.redirections) redirections")
  }

  private enum Answer {
    case body(Data)
    case redirection(to: URL)
  }

  /// Sends a request to a single server.
  ///
  /// The body is counted while it arrives, so that an endless one ends early.
  private static func answer(
    from url: URL, before deadline: ContinuousClock.Instant, timeout: Int
  ) async throws(LoadError) -> Answer {
    let url = try checked(url)
    let (chunks, continuation) = AsyncThrowingStream<Data, any Error>.makeStream()
    let configuration = URLSessionConfiguration.ephemeral
    // The session's own timeout restarts with every byte. `timer` measures from the start.
    configuration.timeoutIntervalForRequest = TimeInterval(timeout) + 1
    configuration.urlCache = nil
    let session = URLSession(
      configuration: configuration, delegate: Receiver(continuation), delegateQueue: nil)
    let task = session.dataTask(with: url)
    defer { end(task, of: session) }
    let timer = Task {
      try await Task.sleep(until: deadline)
      continuation.finish(throwing: LoadError.timedOut(seconds: timeout))
    }
    defer { timer.cancel() }
    task.resume()

    do {
      var body = Data()
      for try await chunk in chunks {
        body.append(chunk)
        try Limits.check(body)
      }
      guard !Task.isCancelled else { throw LoadError.cancelled }
      return .body(body)
    } catch let redirection as Redirection {
      return .redirection(to: redirection.target)
    } catch let error as LoadError {
      throw error
    } catch {
      guard !Task.isCancelled else { throw .cancelled }
      throw reason(of: error, url, timeout: timeout)
    }
  }

  /// Returns `url` with its scheme in lowercase. Throws `badAddress` if it cannot be loaded.
  private static func checked(_ url: URL) throws(LoadError) -> URL {
    var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
    components?.scheme = url.scheme?.lowercased()
    guard let url = components?.url, ["http", "https"].contains(url.scheme) else {
      throw .badAddress(url.absoluteString, reason: "only http and https addresses can be loaded")
    }
    guard let host = url.host(), !host.isEmpty else {
      throw .badAddress(url.absoluteString, reason: "the address has no host")
    }
    return url
  }

  /// Closes the connection, even if the response is incomplete.
  ///
  /// The task is cancelled in the queue that also delivers its completion. On Linux, a task that
  /// completes while it is being cancelled terminates the program.
  private static func end(_ task: URLSessionTask, of session: URLSession) {
    let cancellation = BlockOperation { task.cancel() }
    cancellation.queuePriority = .veryHigh
    session.delegateQueue.addOperation(cancellation)
    session.finishTasksAndInvalidate()
  }

  /// Returns the error to report for the error of a session.
  private static func reason(of error: any Error, _ url: URL, timeout: Int) -> LoadError {
    switch (error as? URLError)?.code {
    case .timedOut: .timedOut(seconds: timeout)
    case .networkConnectionLost, .badServerResponse: .incompleteResponse
    case .cancelled: .cancelled
    case .cannotFindHost, .dnsLookupFailed: unreachable(url, "there is no host with this name")
    case .cannotConnectToHost: unreachable(url, "the host does not accept the connection")
    case .unsupportedURL, .cannotParseResponse: .unreadableResponse(reason: "it is not HTTP")
    // On Linux, this can be an IPv6 address.
    case .badURL: .badAddress(url.absoluteString, reason: "its host or port cannot be used")
    // On Linux, the code is unknown if libcurl refuses the answer, or if the connection ends early. The
    // library also refuses legal heads: without a reason phrase, or without a blank after a colon.
    case .unknown where error.localizedDescription.contains("writing header"):
      .unreadableResponse(reason: "the network library does not accept its head")
    case .unknown, .cannotDecodeRawData, .cannotDecodeContentData:
      .unreadableResponse(reason: error.localizedDescription)
    default: unreachable(url, error.localizedDescription)
    }
  }

  private static func unreachable(_ url: URL, _ reason: String) -> LoadError {
    .unreachable(host: url.host() ?? "", port: port(of: url), reason: reason)
  }

  private static func port(of url: URL) -> Int {
    url.port ?? (url.scheme == "https" ? 443 : 80)
  }
}

/// The server responds with another address.
private struct Redirection: Error {
  let target: URL
}

/// Passes the data of a connection to the task that waits for it.
final class Receiver: NSObject, URLSessionDataDelegate {
  private let continuation: AsyncThrowingStream<Data, any Error>.Continuation

  init(_ continuation: AsyncThrowingStream<Data, any Error>.Continuation) {
    self.continuation = continuation
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    finishUnlessSuccessful(response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    continuation.yield(data)
  }

  /// Leaves the redirection to `Download`, and never calls the completion handler. On Linux, a call
  /// after the session was cancelled terminates the program.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let location = response.value(forHTTPHeaderField: "Location")
    let target = location.flatMap { URL(string: $0, relativeTo: response.url) } ?? request.url
    continuation.finish(
      throwing: target.map { Redirection(target: $0.absoluteURL) }
        ?? LoadError.status(response.statusCode))
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    // A redirection without a target does not reach the response callback.
    finishUnlessSuccessful(task.response)
    continuation.finish(throwing: error)
  }

  /// Ends the load if the status is an error.
  ///
  /// On Linux, interim responses such as `103 Early Hints` arrive here too. The final one follows.
  private func finishUnlessSuccessful(_ response: URLResponse?) {
    guard let status = (response as? HTTPURLResponse)?.statusCode, !(100..<300).contains(status)
    else { return }
    continuation.finish(throwing: LoadError.status(status))
  }
}
