import Foundation

/// Collects the messages of one type that a notification center delivers.
final class ReceivedMessages<Message: NotificationCenter.MainActorMessage> {
  private(set) var all: [Message] = []
  private var observation: NotificationCenter.ObservationToken?

  init(_ type: Message.Type, from center: NotificationCenter) where Message.Subject: AnyObject {
    observation = center.addObserver(for: Message.self) { [weak self] in self?.all.append($0) }
  }
}
