import Model
import Recordings

/// A digit source whose requests are answered by a rule.
///
/// Before the change, a source cannot wait for an answer. It returns 0 immediately.
final class HeldDigits: DigitSource {
  let requests = PendingRequests<Void, Int>()

  func nextDigit() -> Int { 0 }
}
