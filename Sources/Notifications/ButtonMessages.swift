public import Foundation

/// Somebody wants another content.
public struct ContentWanted: NotificationCenter.MainActorMessage {
  public typealias Subject = AnyObject

  public init() {}
}

/// The content has changed.
public struct ContentChanged: NotificationCenter.MainActorMessage {
  public typealias Subject = AnyObject

  public let content: String

  public init(content: String) {
    self.content = content
  }
}
