import Foundation
import SourceCode

/// The sources that these tests were built from.
nonisolated func checkout() throws -> Checkout {
  try Checkout(around: URL(filePath: #filePath))
}
