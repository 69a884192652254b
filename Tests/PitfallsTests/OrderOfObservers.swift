import Foundation
import Testing

/// Wrong: whoever words the price relies on the tax having been added before.
private final class Till {
  private(set) var price = 100
  private(set) var receipt = ""

  func addTax() { price += 20 }
  func printReceipt() { receipt = "to pay: \(price)" }
}

@Suite("The order of several observers")
struct OrderOfObserversTests {
  @Test func `decides what is shown`() {
    let (one, other) = (Till(), Till())

    for observer in [one.addTax, one.printReceipt] { observer() }
    for observer in [other.printReceipt, other.addTax] { observer() }

    #expect(one.receipt == "to pay: 120")
    #expect(other.receipt == "to pay: 100")
  }

  #if os(Linux)
    @Test func `is not the order in which they began to observe`() {
      let orders = (1...100).map { _ in
        let (center, heard) = (NotificationCenter(), Heard())
        let tokens = (1...4).map { number in
          center.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { heard.numbers.append(number) }
          }
        }
        center.post(name: name, object: nil)
        tokens.forEach(center.removeObserver)
        return heard.numbers
      }

      #expect(orders.allSatisfy { $0.sorted() == [1, 2, 3, 4] })
      #expect(orders.contains { $0 != [1, 2, 3, 4] })
    }

    private let name = Notification.Name("paid")

    private final class Heard {
      var numbers: [Int] = []
    }
  #endif
}
