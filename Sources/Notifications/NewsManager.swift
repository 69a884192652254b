import Foundation
import Model
import NewsList

/// The manager of the news list. It asks for the news with a message, and shows the result.
///
/// In notification, the manager posts one message and observes the others. It knows the notification
/// center, and no worker.
/// `Tests/NotificationsTests/NewsTests.swift` shows how it is used.
public final class NewsManager: NewsListViewController {
  private let center: NotificationCenter
  private var observations: [NotificationCenter.ObservationToken] = []

  public init(center: NotificationCenter, images: any ImageSource) {
    self.center = center
    super.init(images: images)
  }

  public override func viewDidLoad() {
    observations = [
      center.addObserver(for: NewsLoaded.self) { [weak self] in self?.newsLoaded($0) },
      center.addObserver(for: NewsLoadFailed.self) { [weak self] in self?.newsLoadFailed($0) },
    ]
    super.viewDidLoad()
  }

  public override func reload() {
    super.reload()
    center.post(ReloadRequested())
  }

  private func newsLoaded(_ message: NewsLoaded) { show(message.items) }

  private func newsLoadFailed(_ message: NewsLoadFailed) { show(message.error) }
}
