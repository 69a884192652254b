import Foundation

/// The print task has been requested.
/// `Tests/NotificationsTests/PrintTests.swift` shows how it is used.
public struct PrintRequested: NotificationCenter.MainActorMessage {
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
