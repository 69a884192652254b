import Foundation
import PatternKit
import Testing

@testable import Workshop

nonisolated extension Exercise {
  /// The exercises of this checkout.
  static let all: [Exercise] = {
    let checkout = try? Checkout(around: URL(filePath: #filePath))
    return (try? WorkshopFolder(in: checkout, environment: [:]))?.exercises ?? []
  }()
}

nonisolated extension Exercise: CustomTestStringConvertible {
  public var testDescription: String { title }
}
