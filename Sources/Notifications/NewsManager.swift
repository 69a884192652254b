import Foundation
import Model
import NewsList

/// The manager of the news list. It asks for the news with a message, and shows the result.
///
/// In notification, the manager posts one message and observes the others. It knows the notification
/// center, and no worker.
public final class NewsManager: NewsListViewController {
  private let center: NotificationCenter
  private var observations: [NotificationCenter.ObservationToken] = []

  public init(center: NotificationCenter, images: any ImageSource) {
    self.center = center
    super.init(images: images)
    observations = [
      center.addObserver(for: NewsLoaded.self) { [weak self] in self?.newsLoaded($0) },
      center.addObserver(for: NewsLoadFailed.self) { [weak self] in self?.newsLoadFailed($0) },
    ]
  }

  public override func reload() {
    super.reload()
    center.post(ReloadRequested())
  }

  private func newsLoaded(_ message: NewsLoaded) {
    show(message.items)
  }

  private func newsLoadFailed(_ message: NewsLoadFailed) {
    show(message.error)
  }
}
