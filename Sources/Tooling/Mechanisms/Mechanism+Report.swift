import Foundation
import Observation
import Observing
package import PatternKit

extension Mechanism {
  /// Returns a function that reports a number to a listener, without the pattern around it.
  package func report(to listener: Listener) -> (Int) -> Void {
    switch self {
    case .plainCall: return { listener.receive($0) }
    case .weakReference:
      weak let receiver: (any Receiver)? = listener
      return { receiver?.receive($0) }
    case .closure:
      let numberDidChange = { [weak listener] in listener?.receive($0) }
      return { numberDidChange($0) }
    case .observations:
      let subject = Subject()
      let token = subject.observe(\.number) { [weak listener] in listener?.receive($0) }
      return { number in withExtendedLifetime(token) { subject.number = number } }
    case .typedMessage:
      let center = NotificationCenter()
      let token = center.addObserver(for: NumberChanged.self) { [weak listener] in
        listener?.receive($0.number)
      }
      return { number in
        withExtendedLifetime(token) { center.post(NumberChanged(number: number)) }
      }
    }
  }
}

package final class Listener: Receiver {
  package private(set) var number = 0
  package private(set) var count = 0

  package init() {}

  func receive(_ number: Int) {
    self.number = number
    count += 1
  }
}

private protocol Receiver: AnyObject {
  func receive(_ number: Int)
}

@Observable
private final class Subject { var number = 0 }

private struct NumberChanged: NotificationCenter.MainActorMessage {
  typealias Subject = AnyObject

  let number: Int
}
