import Foundation
import PatternKit

/// Returns the checkout that contains the tests. It reads each folder once.
public nonisolated func checkout() throws -> Checkout { try sharedCheckout.get() }

private nonisolated let sharedCheckout = Result { try Checkout(around: URL(filePath: #filePath)) }
