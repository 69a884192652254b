public import Foundation
public import Model

/// The requests that a screen has made and that have no answer yet.
///
/// The driver of a screen answers them, and so decides which answer arrives when, and in which
/// order.
public final class PendingRequests<Question: Sendable, Answer: Sendable> {
  public typealias Outcome = Result<Answer, LoadError>

  /// A request that waits for its answer.
  public final class Request {
    public let question: Question
    /// Whether the caller has cancelled the request.
    public fileprivate(set) var isCancelled = false
    fileprivate let answers: AsyncStream<Outcome>.Continuation

    fileprivate init(_ question: Question, _ answers: AsyncStream<Outcome>.Continuation) {
      self.question = question
      self.answers = answers
    }

    public func answer(_ outcome: Outcome) {
      answers.yield(outcome)
    }
  }

  /// The open requests, in the order in which they were made.
  public private(set) var all: [Request] = []

  /// The number of all requests made so far, answered or not.
  public private(set) var count = 0

  /// The answer that every new request receives immediately, or `nil` if requests wait.
  public var stubbedResponse: Outcome?

  public init() {}

  package func answer(to question: Question) async throws(LoadError) -> Answer {
    count += 1
    if let stubbedResponse { return try stubbedResponse.get() }

    let (answers, continuation) = AsyncStream<Outcome>.makeStream()
    let request = Request(question, continuation)
    all.append(request)
    defer { all.removeAll { $0 === request } }
    // Cancellation ends the stream without an answer.
    for await outcome in answers { return try outcome.get() }
    request.isCancelled = true
    throw .cancelled
  }
}

/// A news source whose requests are answered by the test or driver.
public final class ManualNewsSource: NewsSource {
  private let requests: PendingRequests<Void, [NewsItem]>

  public init(_ requests: PendingRequests<Void, [NewsItem]>) {
    self.requests = requests
  }

  public func items() async throws(LoadError) -> [NewsItem] {
    try await requests.answer(to: ())
  }
}

/// An image source whose requests are answered by the test or driver.
public final class ManualImageSource: ImageSource {
  private let requests: PendingRequests<String, Data>

  public init(_ requests: PendingRequests<String, Data>) {
    self.requests = requests
  }

  public func data(at address: String) async throws(LoadError) -> Data {
    try await requests.answer(to: address)
  }
}
