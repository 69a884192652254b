import Model

/// The alert for a failed load.
/// `Tests/MVPTests/NewsTests.swift` shows how it is used.
public struct NewsAlert {
  public let title = "Could not load the news"
  public let message: String

  public init(error: LoadError) {
    message = error.description
  }
}
