import Model

/// The alert for a failed load. Setting an equal alert is no change for an observer.
public struct NewsAlert: Equatable {
  private let error: LoadError

  public init(error: LoadError) {
    self.error = error
  }

  public var title: String { "Could not load the news" }

  public var message: String { error.description }
}
