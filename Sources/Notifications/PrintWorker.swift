import Foundation

/// The worker of the print task. It does the task, and reports its line.
///
/// In notification, the worker observes one message and posts another one. It knows the notification
/// center, and no manager. It works even if no object observes its message.
public final class PrintWorker {
  private let center: NotificationCenter
  private var observation: NotificationCenter.ObservationToken?

  public init(center: NotificationCenter) {
    self.center = center
    observation = center.addObserver(for: PrintRequested.self) { [weak self] _ in
      self?.print()
    }
  }

  private func print() {
    center.post(PrintFinished(line: "finish work!"))
  }
}
