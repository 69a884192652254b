import Foundation
import Model

/// Services that report whether requests are in progress.
final class WatchedServices: NewsSource, ImageSource {
  /// Called when the first request begins, and when the last one ends.
  var onChange: (() -> Void)?

  private let services: Services
  private var underWay = 0 {
    didSet { if (underWay == 0) != (oldValue == 0) { onChange?() } }
  }

  init(_ services: Services) {
    self.services = services
  }

  var isLoading: Bool { underWay > 0 }

  func items() async throws(LoadError) -> [NewsItem] {
    underWay += 1
    defer { underWay -= 1 }
    return try await services.news.items()
  }

  func data(at address: String) async throws(LoadError) -> Data {
    underWay += 1
    defer { underWay -= 1 }
    return try await services.images.data(at: address)
  }
}

/// Random digits that can be repeated, so that another pattern shows the same digit.
final class RepeatableDigits: DigitSource {
  private let digits: any DigitSource
  private var last: Int? {
    didSet { count += 1 }
  }
  /// The number of digits that were returned, without repetitions.
  private(set) var count = 0
  private var repeatsLast = false

  init(_ digits: any DigitSource) {
    self.digits = digits
  }

  /// Makes the next digit repeat the last one.
  func stepBack() {
    repeatsLast = last != nil
  }

  func nextDigit() -> Int {
    if repeatsLast, let last {
      repeatsLast = false
      return last
    }
    let digit = digits.nextDigit()
    last = digit
    return digit
  }
}
