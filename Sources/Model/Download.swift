import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Fetches what an `http` or `https` address holds.
enum Download {
  /// Fetches the whole body behind `url`.
  ///
  /// The body is counted as it comes, so that an endless one ends early.
  /// Cancelling the task ends the connection.
  /// - Parameter timeout: How long the whole answer may take, in seconds.
  static func body(of url: URL, timeout: Int) async throws(LoadError) -> Data {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = TimeInterval(timeout)
    configuration.timeoutIntervalForResource = TimeInterval(timeout)
    let (chunks, continuation) = AsyncThrowingStream<Data, any Error>.makeStream()
    let receiver = Receiver(continuation)
    let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
    defer { session.invalidateAndCancel() }
    session.dataTask(with: url).resume()

    do {
      var body = Data()
      for try await chunk in chunks {
        body.append(chunk)
        guard body.count <= SizeLimit.bytes else {
          throw LoadError.tooLarge(limitInMiB: SizeLimit.mebibytes)
        }
      }
      guard !Task.isCancelled else { throw LoadError.cancelled }
      return body
    } catch let error as LoadError {
      throw error
    } catch {
      throw reason(of: error, url, timeout)
    }
  }

  private static func reason(of error: any Error, _ url: URL, _ timeout: Int) -> LoadError {
    switch (error as? URLError)?.code {
    case .timedOut: .timedOut(seconds: timeout)
    case .networkConnectionLost: .cutShort
    case .cancelled: .cancelled
    default: .unreachable(url.host() ?? url.absoluteString)
    }
  }
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
    if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
      continuation.finish(throwing: LoadError.status(status))
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    continuation.yield(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    continuation.finish(throwing: error)
  }
}
