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
}
