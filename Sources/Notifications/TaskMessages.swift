public import Foundation

/// The task has been requested.
public struct TaskRequested: NotificationCenter.MainActorMessage {
  public typealias Subject = AnyObject

  public init() {}
}

/// The task is finished.
public struct TaskFinished: NotificationCenter.MainActorMessage {
  public typealias Subject = AnyObject

  public init() {}
}
