import Foundation
import Observation
import Observing

/// A receiver of numbers.
final class Listener {
  private(set) var number = 0
  /// The number of notifications received.
  private(set) var count = 0

  // If the optimizer removed the call, it would take no time.
  @inline(never)
  func receive(_ number: Int) {
    self.number = number
    count += 1
  }
}

/// A way to notify listeners, without any pattern around it.
nonisolated struct Mechanism: Sendable {
  /// Sends each number to all listeners, one number after the other.
  typealias Tell = @MainActor (_ numbers: Range<Int>) async -> Void

  let name: String
  /// Whether the listeners receive a number later, in tasks.
  var wakesTasks = false
  /// Connects the listeners. They stay connected while the result is retained.
  let connect: @MainActor @Sendable ([Listener]) -> Tell

  static let all = [
    plainCall, weakDelegate, closure, observations, typedMessage, classicNotification,
  ]
}

// MARK: - Direct calls

nonisolated extension Mechanism {
  static let plainCall = Mechanism(name: "plain call") { listeners in
    { numbers in
      for number in numbers {
        for listener in listeners { listener.receive(number) }
      }
    }
  }

  /// A delegate is a single listener. For several listeners, each has its own sender.
  static let weakDelegate = Mechanism(name: "weak delegate") { listeners in
    let senders = listeners.map { Sender(delegate: $0) }
    return { numbers in
      for number in numbers {
        for sender in senders { sender.delegate?.senderDidChange(to: number) }
      }
    }
  }

  static let closure = Mechanism(name: "closure") { listeners in
    let closures = listeners.map { listener in { listener.receive($0) } }
    return { numbers in
      for number in numbers {
        for closure in closures { closure(number) }
      }
    }
  }
}

/// Receives the numbers of a sender.
protocol SenderDelegate: AnyObject {
  /// Called when the sender has a new number.
  func senderDidChange(to number: Int)
}

extension Listener: SenderDelegate {
  func senderDidChange(to number: Int) { receive(number) }
}

/// Sends numbers to its delegate.
private final class Sender {
  weak var delegate: (any SenderDelegate)?

  init(delegate: any SenderDelegate) {
    self.delegate = delegate
  }
}

// MARK: - Observation

nonisolated extension Mechanism {
  static let observations = Mechanism(name: "Observations", wakesTasks: true) { listeners in
    let subject = Subject()
    let observations = listeners.map { listener in
      subject.observe(\.number) { listener.receive($0) }
    }
    return { numbers in
      for number in numbers {
        subject.number = number
        // A binding is a task. It receives the change when it is scheduled.
        await takeTurns { listeners.allSatisfy { $0.number == number } }
      }
      withExtendedLifetime(observations) {}
    }
  }
}

@Observable
private final class Subject {
  var number = 0
}

// MARK: - Notifications

nonisolated extension Mechanism {
  static let typedMessage = Mechanism(name: "typed message") { listeners in
    let center = NotificationCenter()
    let tokens = listeners.map { listener in
      center.addObserver(for: NumberChanged.self) { listener.receive($0.number) }
    }
    return { numbers in
      for number in numbers { center.post(NumberChanged(number: number)) }
      withExtendedLifetime(tokens) {}
    }
  }

  static let classicNotification = Mechanism(name: "classic notification") { listeners in
    let center = NotificationCenter()
    let poster = Poster()
    let tokens = listeners.map { listener in
      center.addObserver(forName: .numberChanged, object: poster, queue: nil) { notification in
        guard let poster = notification.object as? Poster else { return }
        // The type of the notification does not state that it is posted on the main actor.
        MainActor.assumeIsolated { listener.receive(poster.number) }
      }
    }
    return { numbers in
      for number in numbers {
        poster.number = number
        center.post(name: .numberChanged, object: poster)
      }
      withExtendedLifetime(tokens) {}
    }
  }
}

private struct NumberChanged: NotificationCenter.MainActorMessage {
  typealias Subject = AnyObject

  let number: Int
}

/// Posts a notification when its number changes. Observers then read the number.
private final class Poster {
  var number = 0
}

nonisolated extension Notification.Name {
  fileprivate static let numberChanged = Notification.Name("numberChanged")
}
