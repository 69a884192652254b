import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Fetches what an `http` or `https` address holds.
enum Download {
  /// Fetches the whole body behind `url`, wherever it redirects to.
  ///
  /// The body is counted as it comes, so that an endless one ends early.
  /// Cancelling the task ends the connection.
  /// - Parameter timeout: How long the whole answer may take, in seconds.
  static func body(of url: URL, timeout: Int) async throws(LoadError) -> Data {
    let deadline = Deadline(seconds: timeout)
    var url = url
    for _ in 1...21 {
      guard !Task.isCancelled else { throw .cancelled }
      switch try await answer(from: url, before: deadline) {
      case .body(let body): return body
      case .redirection(let target): url = target
      }
    }
    throw .unreachable("\(name(of: url)) redirects without end")
  }

  private enum Answer {
    case body(Data)
    case redirection(to: URL)
  }

  private struct Deadline {
    let seconds: Int
    let instant: ContinuousClock.Instant

    init(seconds: Int) {
      self.seconds = seconds
      instant = .now + .seconds(seconds)
    }
  }

  /// Asks a single server.
  private static func answer(
    from url: URL, before deadline: Deadline
  ) async throws(LoadError) -> Answer {
    var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
    components?.scheme = url.scheme?.lowercased()
    guard let url = components?.url, ["http", "https"].contains(url.scheme) else {
      throw .unreachable("\(url.absoluteString) is no http or https address")
    }

    let (chunks, continuation) = AsyncThrowingStream<Data, any Error>.makeStream()
    let configuration = URLSessionConfiguration.ephemeral
    // A session's own limit begins anew with every byte. `timer` counts from the start.
    configuration.timeoutIntervalForRequest = TimeInterval(deadline.seconds) + 1
    configuration.urlCache = nil
    let session = URLSession(
      configuration: configuration, delegate: Receiver(continuation), delegateQueue: nil)
    let task = session.dataTask(with: url)
    defer { end(task, of: session) }
    let timer = Task {
      try await Task.sleep(until: deadline.instant)
      continuation.finish(throwing: LoadError.timedOut(seconds: deadline.seconds))
    }
    defer { timer.cancel() }
    task.resume()

    do {
      var body = Data()
      for try await chunk in chunks {
        body.append(chunk)
        guard body.count <= SizeLimit.bytes else {
          throw LoadError.tooLarge(limitInMiB: SizeLimit.mebibytes)
        }
      }
      guard !Task.isCancelled else { throw LoadError.cancelled }
      return .body(body)
    } catch let redirection as Redirection {
      return .redirection(to: redirection.target)
    } catch let error as LoadError {
      throw error
    } catch {
      guard !Task.isCancelled else { throw .cancelled }
      throw reason(of: error as? URLError, url, deadline)
    }
  }

  /// Ends the connection, whether the answer is complete or not.
  ///
  /// The task is cancelled in the queue that also delivers its end: on Linux
  /// a task that completes while it is being cancelled ends the whole program.
  private static func end(_ task: URLSessionTask, of session: URLSession) {
    let cancellation = BlockOperation { task.cancel() }
    cancellation.queuePriority = .veryHigh
    session.delegateQueue.addOperation(cancellation)
    session.finishTasksAndInvalidate()
  }

  private static func reason(
    of error: URLError?, _ url: URL, _ deadline: Deadline
  ) -> LoadError {
    switch error?.code {
    case .timedOut: .timedOut(seconds: deadline.seconds)
    case .networkConnectionLost, .badServerResponse: .cutShort
    case .cancelled: .cancelled
    default: .unreachable(name(of: url))
    }
  }

  /// What to call the server behind `url`.
  private static func name(of url: URL) -> String {
    url.host() ?? url.absoluteString
  }
}

/// The server names another address instead of answering.
private struct Redirection: Error {
  let target: URL
}

/// Passes what a connection delivers on to the one who waits for it.
private final class Receiver: NSObject, URLSessionDataDelegate {
  private let continuation: AsyncThrowingStream<Data, any Error>.Continuation

  init(_ continuation: AsyncThrowingStream<Data, any Error>.Continuation) {
    self.continuation = continuation
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    finishUnlessSuccessful(response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    continuation.yield(data)
  }

  /// Leaves the redirection to `Download` and never calls back: on Linux a
  /// call that comes after the session was cancelled ends the whole program.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
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
    // A redirection to nowhere is not announced as a response.
    finishUnlessSuccessful(task.response)
    // On Linux the code of a connection that breaks in the middle is "unknown".
    let isBroken = task.response != nil && (error as? URLError)?.code == .unknown
    continuation.finish(throwing: isBroken ? LoadError.cutShort : error)
  }

  private func finishUnlessSuccessful(_ response: URLResponse?) {
    guard let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status)
    else { return }
    continuation.finish(throwing: LoadError.status(status))
  }
}
