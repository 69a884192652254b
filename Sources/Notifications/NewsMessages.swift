import Foundation
import Model

/// The latest news has been requested.
public struct ReloadRequested: NotificationCenter.MainActorMessage {
  // A message can belong to the object that posts it. This one belongs to none, so that sender and
  // receiver do not know each other.
  public typealias Subject = AnyObject

  public init() {}
}

/// The news has been loaded.
public struct NewsLoaded: NotificationCenter.MainActorMessage {
  public typealias Subject = AnyObject

  public let items: [NewsItem]

  public init(items: [NewsItem]) {
    self.items = items
  }
}

/// A load of the news has failed.
public struct NewsLoadFailed: NotificationCenter.MainActorMessage {
  public typealias Subject = AnyObject

  public let error: LoadError

  public init(error: LoadError) {
    self.error = error
  }
}
