import Foundation
import Model

/// A digit source that repeats the given digits.
public final class StubDigitSource: DigitSource {
  private let digits: [Int]
  /// The number of digits that have been returned.
  public private(set) var count = 0

  public init(_ digits: Int...) {
    self.digits = digits
  }

  public func nextDigit() -> Int {
    defer { count += 1 }
    return digits[count % digits.count]
  }
}

/// A feed that returns or throws its result immediately. Tests can change the result.
public final class StubNewsSource: NewsSource {
  public var result: Result<[NewsItem], LoadError>
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

/// A feed whose load never completes.
public final class HangingNewsSource: NewsSource {
  public private(set) var isCancelled = false

  public init() {}

  public func items() async throws(LoadError) -> [NewsItem] {
    for await _ in AsyncStream<Never>.makeStream().stream {}
    isCancelled = true
    throw .cancelled
  }
}

/// An image source whose loads always fail.
public final class FailingImageSource: ImageSource {
  public init() {}

  public func data(at address: String) async throws(LoadError) -> Data {
    throw .badAddress(address, reason: "there are no pictures")
  }
}
