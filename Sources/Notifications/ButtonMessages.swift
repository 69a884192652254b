import Foundation

// A message can belong to the object that posts it. These messages belong to none, so that sender and
// receiver do not know each other: their `Subject` is any object.

/// The user has tapped the button.
/// `Tests/NotificationsTests/ButtonTests.swift` shows how it is used.
public struct ButtonTapped: NotificationCenter.MainActorMessage {
  public typealias Subject = AnyObject

  public init() {}
}

/// The number has changed.
public struct NumberChanged: NotificationCenter.MainActorMessage {
  public typealias Subject = AnyObject

  public let number: Int

  public init(number: Int) {
    self.number = number
  }
}
