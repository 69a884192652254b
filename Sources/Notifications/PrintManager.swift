import Foundation
import TerminalUI

/// The manager of the print task. It starts the task and celebrates its end.
///
/// In notification, the manager posts one message and observes another one. It knows the notification
/// center, and no worker.
/// `Tests/NotificationsTests/PrintTests.swift` shows how it is used.
public final class PrintManager: ViewController {
  private let center: NotificationCenter
  private var observation: NotificationCenter.ObservationToken?
  private let textView = TextView()
  private let button = Button(title: "Begin")

  public init(center: NotificationCenter) {
    self.center = center
    super.init()
  }

  public override func viewDidLoad() {
    view.addSubview(button)
    view.addSubview(textView)
    button.addTarget(self, action: PrintManager.buttonTapped)
    observation = center.addObserver(for: PrintFinished.self) { [weak self] in
      self?.printFinished($0)
    }
  }

  private func buttonTapped() {
    center.post(PrintRequested())
  }

  private func printFinished(_ message: PrintFinished) {
    textView.text = "\(message.line)\ncelebrate Task!"
  }
}
