public import Foundation
public import Model

/// Somebody wants the latest news.
public struct NewsWanted: NotificationCenter.MainActorMessage {
  public typealias Subject = AnyObject

  public init() {}
}

/// The latest news are there, or could not be loaded.
public struct NewsLoaded: NotificationCenter.MainActorMessage {
  public typealias Subject = AnyObject

  public let result: Result<[NewsItem], LoadError>

  public init(result: Result<[NewsItem], LoadError>) {
    self.result = result
  }
}
