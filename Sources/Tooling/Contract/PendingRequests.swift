public import Foundation
public import Model

/// What a screen has asked for and not yet been given.
///
/// Whoever drives a screen decides here what arrives, when, and in which order.
public final class PendingRequests<Question: Sendable, Answer: Sendable> {
  public typealias Outcome = Result<Answer, LoadError>

  /// One question that waits for its answer.
  public final class Request {
    public let question: Question
    /// Whether whoever asked no longer waits.
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

  /// The open requests, in the order in which they came.
  public private(set) var all: [Request] = []

  /// How many requests there have ever been.
  public private(set) var count = 0

  /// If set, every request is answered with it before whoever asks can wait.
  public var stubbedResponse: Outcome?

  public init() {}

  func answer(to question: Question) async throws(LoadError) -> Answer {
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

/// A news source whose answers are given by hand.
public final class ManualNewsSource: NewsSource {
  private let requests: PendingRequests<Void, [NewsItem]>

  public init(_ requests: PendingRequests<Void, [NewsItem]>) {
    self.requests = requests
  }

  public func items() async throws(LoadError) -> [NewsItem] {
    try await requests.answer(to: ())
  }
}

/// An image source whose answers are given by hand.
public final class ManualImageSource: ImageSource {
  private let requests: PendingRequests<String, Data>

  public init(_ requests: PendingRequests<String, Data>) {
    self.requests = requests
  }

  public func data(at address: String) async throws(LoadError) -> Data {
    try await requests.answer(to: address)
  }
}
