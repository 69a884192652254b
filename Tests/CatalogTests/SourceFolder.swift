import Foundation
import PatternKit

/// Returns the checkout that these tests were built from.
nonisolated func checkout() throws -> Checkout { try sharedCheckout.get() }

/// The checkout that all tests share, so that each folder is read once.
private nonisolated let sharedCheckout = Result { try Checkout(around: URL(filePath: #filePath)) }
