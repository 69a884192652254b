import Model

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
