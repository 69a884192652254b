public import Foundation
public import Model

/// The latest news has been requested.
public struct ReloadRequested: NotificationCenter.MainActorMessage {
  public typealias Subject = AnyObject

  public init() {}
}

/// A load of the news has succeeded or failed.
public struct NewsLoadFinished: NotificationCenter.MainActorMessage {
  public typealias Subject = AnyObject

  public let result: Result<[NewsItem], LoadError>

  public init(result: Result<[NewsItem], LoadError>) {
    self.result = result
  }
}
