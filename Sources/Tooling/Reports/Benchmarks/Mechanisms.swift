import Foundation
import Observation
import Observing

extension Benchmark {
  /// Returns a benchmark per way to notify listeners, without any pattern around it.
  ///
  /// - Parameter delegates: The listeners with a weak reference, which makes each retain slower.
  static func mechanisms(_ listeners: [Listener], delegates: [Listener]) -> [Benchmark] {
    let senders = delegates.map { Sender(delegate: $0) }
    let closures = listeners.map { listener in { listener.receive($0) } }
    let subject = Subject()
    let observations = listeners.map { listener in
      subject.observe(\.number) { listener.receive($0) }
    }
    let center = NotificationCenter()
    let tokens = listeners.map { listener in
      center.addObserver(for: NumberChanged.self) { listener.receive($0.number) }
    }
    return [
      Benchmark(name: "plain call") {
        for number in 0..<$0 { for listener in listeners { listener.receive(number) } }
      },
      Benchmark(name: "weak delegate") {
        for number in 0..<$0 { for sender in senders { sender.delegate?.receive(number) } }
        withExtendedLifetime(delegates) {}
      },
      Benchmark(name: "closure") {
        for number in 0..<$0 { for closure in closures { closure(number) } }
      },
      Benchmark(name: "Observations", hasRatio: false) {
        for _ in 0..<$0 {
          let count = listeners[0].count
          subject.number += 1
          await takeTurns { listeners.allSatisfy { $0.count > count } }
        }
        withExtendedLifetime(observations) {}
      },
      Benchmark(name: "typed message") {
        for number in 0..<$0 { center.post(NumberChanged(number: number)) }
        withExtendedLifetime(tokens) {}
      },
    ]
  }
}

final class Listener {
  private var number = 0
  private(set) var count = 0

  // If the optimizer removed the call, it would take no time.
  @inline(never)
  func receive(_ number: Int) {
    self.number = number
    count += 1
  }
}

private final class Sender {
  weak var delegate: Listener?

  init(delegate: Listener) { self.delegate = delegate }
}

@Observable
private final class Subject { var number = 0 }

private struct NumberChanged: NotificationCenter.MainActorMessage {
  typealias Subject = AnyObject

  let number: Int
}
