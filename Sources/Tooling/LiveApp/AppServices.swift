import Foundation
import Model

/// Services that say whether anything is under way.
final class WatchedServices: NewsSource, ImageSource {
  /// Told when something begins while nothing was under way, and when all has come.
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

/// Digits that can be drawn once more: whoever changes the pattern finds the same one again.
final class RepeatableDigits: DigitSource {
  private let digits: any DigitSource
  private var last: Int?
  private var repeatsLast = false

  init(_ digits: any DigitSource) {
    self.digits = digits
  }

  /// Makes the next digit be the last one again.
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
