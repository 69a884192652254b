import Foundation
import SourceCode

/// The sources that these tests were built from.
nonisolated func checkout() throws -> Checkout { try sharedCheckout.get() }

/// One for all tests: it reads each folder once.
private nonisolated let sharedCheckout = Result { try Checkout(around: URL(filePath: #filePath)) }
