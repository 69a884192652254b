/// A test cannot go on, for the reason in the description.
public nonisolated struct TestFailure: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}
