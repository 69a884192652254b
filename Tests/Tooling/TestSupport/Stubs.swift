public import Foundation
public import Model

/// Digits in a given order, over and over.
public final class StubDigitSource: DigitSource {
  private let digits: [Int]
  /// How many have been drawn.
  public private(set) var count = 0

  public init(_ digits: Int...) {
    self.digits = digits
  }

  public func nextDigit() -> Int {
    defer { count += 1 }
    return digits[count % digits.count]
  }
}

/// A feed that is there at once, or fails at once. Its answer can be changed.
public final class StubNewsSource: NewsSource {
  public var result: Result<[NewsItem], LoadError>
  /// How many loads there have been.
  public private(set) var count = 0

  public init(_ items: NewsItem...) {
    result = .success(items)
  }

  public init(failure: LoadError) {
    result = .failure(failure)
  }

  public func items() async throws(LoadError) -> [NewsItem] {
    count += 1
    return try result.get()
  }
}

/// A feed that never comes.
public final class HangingNewsSource: NewsSource {
  /// Whether the load has been cancelled.
  public private(set) var isCancelled = false

  public init() {}

  public func items() async throws(LoadError) -> [NewsItem] {
    for await _ in AsyncStream<Never>.makeStream().stream {}
    isCancelled = true
    throw .cancelled
  }
}

/// No pictures at all.
public final class FailingImageSource: ImageSource {
  public init() {}

  public func data(at address: String) async throws(LoadError) -> Data {
    throw .badAddress(address, reason: "there are no pictures")
  }
}
