public import Foundation

/// Somebody wants the task done.
public struct TaskWanted: NotificationCenter.MainActorMessage {
  public typealias Subject = AnyObject

  public init() {}
}

/// The task is done.
public struct TaskDone: NotificationCenter.MainActorMessage {
  public typealias Subject = AnyObject

  public init() {}
}
