import Testing

@testable import Workshop

nonisolated extension Exercise: CustomTestStringConvertible {
  public var testDescription: String { title }
}
