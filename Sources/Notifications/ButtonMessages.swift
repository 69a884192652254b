import Foundation

/// The user has tapped the button.
public struct ButtonTapped: NotificationCenter.MainActorMessage {
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
