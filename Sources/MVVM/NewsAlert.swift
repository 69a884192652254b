import Model

/// The alert for a failed load. Setting an equal alert is no change for an observer.
/// `Tests/MVVMTests/NewsTests.swift` shows how it is used.
public struct NewsAlert: Equatable {
  public let title = "Could not load the news"
  public let message: String

  public init(error: LoadError) {
    message = error.description
  }
}
