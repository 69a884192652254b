import Model

/// The alert for a failed load.
public struct NewsAlert {
  private let error: LoadError

  public init(error: LoadError) {
    self.error = error
  }

  public var title: String { "Could not load the news" }

  public var message: String { error.description }
}
