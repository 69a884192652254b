import Model

/// The alert for a failed load.
public struct NewsAlert: Equatable {
  private let error: LoadError
  public var title: String { "Could not load the news" }
  public var message: String { error.description }

  public init(error: LoadError) {
    self.error = error
  }
}
