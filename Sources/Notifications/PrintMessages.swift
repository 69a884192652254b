import Foundation

/// The print task has been requested.
public struct PrintRequested: NotificationCenter.MainActorMessage {
  // A message can belong to the object that posts it. This one belongs to none, so that sender and
  // receiver do not know each other.
  public typealias Subject = AnyObject

  public init() {}
}

/// The print task is finished.
public struct PrintFinished: NotificationCenter.MainActorMessage {
  public typealias Subject = AnyObject

  public let line: String

  public init(line: String) {
    self.line = line
  }
}
