public import Observation

/// The text of the button demo's label. Every pattern uses this model.
@MainActor
@Observable
public final class ButtonModel {
  public private(set) var content = "2333"

  @ObservationIgnored private let digits: any DigitSource

  public init(digits: any DigitSource) {
    self.digits = digits
  }

  /// Replaces the content with the next random digit.
  public func changeContent() {
    content = String(digits.nextDigit())
  }
}
