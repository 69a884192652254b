public import Observation

/// What the label of the button demo says, the same in every pattern.
@MainActor
@Observable
public final class ButtonModel {
  public private(set) var content = "2333"

  @ObservationIgnored private let digits: any DigitSource

  public init(digits: any DigitSource) {
    self.digits = digits
  }

  /// Replaces the content by the next random digit.
  public func changeContent() {
    content = String(digits.nextDigit())
  }
}
