import Observation

/// The text of the button demo's label. All six patterns use this model.
@Observable
public final class ButtonModel {
  public private(set) var content = "2333"

  private let digits: any DigitSource

  public init(digits: any DigitSource) {
    self.digits = digits
  }

  /// Replaces the content with the next random digit.
  public func changeContent() {
    content = String(digits.nextDigit())
  }
}
