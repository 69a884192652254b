import Foundation
import Model

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The download in a child process of `HTTPLoader`.
///
/// The body goes to standard output while it arrives. At the end, the error or `null` goes to standard
/// error, and the process ends. It limits neither bytes nor time, because its parent does.
final class Download: NSObject, URLSessionDataDelegate {
  private let url: URL
  private let redirections: Int

  private init(of url: URL, redirections: Int) {
    self.url = url
    self.redirections = redirections
  }

  /// Starts a download, or ends the process if the address cannot be loaded.
  static func start(_ address: String, redirections: Int = 0) {
    let url: URL
    do throws(LoadError) { url = try HTTPLoader.checked(address) } catch { end(error) }
    let download = Download(of: url, redirections: redirections)
    guard redirections <= Limits.redirections else {
      end(download.unreachable("more than \(Limits.redirections) redirections"))
    }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    URLSession(configuration: configuration, delegate: download, delegateQueue: nil)
      .dataTask(with: url).resume()
  }

  private static func end(_ error: LoadError?) -> Never {
    let report = try? JSONEncoder().encode(error)
    try? FileHandle.standardError.write(contentsOf: report ?? Data())
    _exit(EXIT_SUCCESS)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    endUnlessSuccessful(response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    try? FileHandle.standardOutput.write(contentsOf: data)
  }

  /// Starts again at the other address. This session remains unfinished, because it would not check
  /// the scheme. On Linux, it also resolves relative paths incorrectly.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let location = response.value(forHTTPHeaderField: "Location")
    let target = location.flatMap { URL(string: $0, relativeTo: response.url) } ?? request.url
    guard let target else { Self.end(.status(response.statusCode)) }
    Self.start(target.absoluteString, redirections: redirections + 1)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    // A redirection without a target does not reach the response callback.
    endUnlessSuccessful(task.response)
    Self.end(error.map(reason))
  }

  /// On Linux, interim responses such as `103 Early Hints` arrive here too. The final one follows.
  private func endUnlessSuccessful(_ response: URLResponse?) {
    guard let status = (response as? HTTPURLResponse)?.statusCode, !(100..<300).contains(status)
    else { return }
    Self.end(.status(status))
  }

  /// Returns the error to report for the error of a session.
  private func reason(of error: any Error) -> LoadError {
    switch (error as? URLError)?.code {
    case .networkConnectionLost, .badServerResponse: .incompleteResponse
    case .cannotFindHost, .dnsLookupFailed: unreachable("there is no host with this name")
    case .cannotConnectToHost: unreachable("the host does not accept the connection")
    case .unsupportedURL, .cannotParseResponse: .unreadableResponse(reason: "it is not HTTP")
    // On Linux, this can be an IPv6 address.
    case .badURL: .badAddress(url.absoluteString, reason: "its host or port cannot be used")
    // On Linux, the code is unknown if libcurl refuses the answer, or if the connection ends early. The
    // library also refuses legal heads: without a reason phrase, or without a blank after a colon.
    case .unknown where error.localizedDescription.contains("writing header"):
      .unreadableResponse(reason: "the network library does not accept its head")
    case .unknown, .cannotDecodeRawData, .cannotDecodeContentData:
      .unreadableResponse(reason: error.localizedDescription)
    default: unreachable(error.localizedDescription)
    }
  }

  private func unreachable(_ reason: String) -> LoadError {
    .unreachable(
      host: url.host() ?? "", port: url.port ?? (url.scheme == "https" ? 443 : 80), reason: reason)
  }
}
