import Testing

@testable import Bench

nonisolated extension Mechanism: CustomTestStringConvertible {
  public var testDescription: String { name }
}
