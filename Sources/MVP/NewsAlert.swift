import Model

/// The alert for a failed load.
/// `Tests/MVPTests/NewsTests.swift` shows how it is used.
public struct NewsAlert {
  private let error: LoadError
  public var title: String { "Could not load the news" }
  public var message: String { error.description }

  public init(error: LoadError) {
    self.error = error
  }
}
