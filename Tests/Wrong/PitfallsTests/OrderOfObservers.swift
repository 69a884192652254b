import Foundation
import Testing

/// Wrong: `printReceipt()` is correct only if `addTax()` was called before.
private final class Till {
  private(set) var price = 100
  private(set) var receipt = ""

  func addTax() { price += 20 }
  func printReceipt() { receipt = "to pay: \(price)" }
}

@Suite("Pitfall: the order of several observers")
struct OrderOfObserversTests {
  @Test func `the order of the observers changes the receipt`() {
    let (one, other) = (Till(), Till())

    for observer in [one.addTax, one.printReceipt] { observer() }
    for observer in [other.printReceipt, other.addTax] { observer() }

    #expect(one.receipt == "to pay: 120")
    #expect(other.receipt == "to pay: 100")
  }

  #if os(Linux)
    @Test func `the center does not call observers in the order of their registration`() {
      let (center, received) = (NotificationCenter(), Received())
      let tokens = (1...20).map { number in
        center.addObserver(forName: paid, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { received.numbers.append(number) }
        }
      }

      center.post(name: paid, object: nil)

      #expect(received.numbers.sorted() == Array(1...20))
      #expect(received.numbers != Array(1...20))
      tokens.forEach(center.removeObserver)
    }

    private let paid = Notification.Name("paid")

    private final class Received {
      var numbers: [Int] = []
    }
  #endif
}
