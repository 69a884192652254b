import Model

/// The random digits of all sessions, so that another pattern shows the same digits again.
final class DigitHistory {
  fileprivate let source: any DigitSource
  fileprivate var digits: [Int] = []

  init(_ source: any DigitSource) {
    self.source = source
  }

  /// Returns the services for a session. Its first digits are those of the presses that it repeats.
  func services(_ services: Services, after restorable: RestorableState) -> Services {
    let position = max(0, digits.count - restorable.pressCount)
    return Services(
      news: services.news, images: services.images, digits: SessionDigits(self, from: position))
  }
}

private final class SessionDigits: DigitSource {
  private let history: DigitHistory
  private var position: Int

  init(_ history: DigitHistory, from position: Int) {
    (self.history, self.position) = (history, position)
  }

  func nextDigit() -> Int {
    if position == history.digits.count { history.digits.append(history.source.nextDigit()) }
    defer { position += 1 }
    return history.digits[position]
  }
}
