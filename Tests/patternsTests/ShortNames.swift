import Testing

@testable import patterns

nonisolated extension Exercise: CustomTestStringConvertible {
  public var testDescription: String { title }
}

nonisolated extension Mechanism: CustomTestStringConvertible {
  public var testDescription: String { name }
}
