import Observation

/// The number that the button demo shows. All six patterns use this model.
@Observable
public final class ButtonModel {
  public private(set) var number = 2333

  private let digits: any DigitSource

  public init(digits: any DigitSource) {
    self.digits = digits
  }

  /// Replaces the number with the next random digit.
  public func changeNumber() {
    number = digits.nextDigit()
  }
}
