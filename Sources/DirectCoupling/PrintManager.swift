import TerminalUI

/// The manager of the print task. It starts the task and celebrates its end.
///
/// In direct coupling, the manager calls its worker by name. The worker calls this class by name.
/// `Tests/DirectCouplingTests/PrintTests.swift` shows how it is used.
public final class PrintManager: ViewController {
  private let worker: PrintWorker
  private let textView = TextView()
  private let button = Button(title: "Begin")

  public init(worker: PrintWorker) {
    self.worker = worker
    super.init()
    worker.manager = self
  }

  public override func viewDidLoad() {
    view.addSubview(button)
    view.addSubview(textView)
    button.addTarget(self, action: PrintManager.buttonTapped)
  }

  private func buttonTapped() {
    worker.print()
  }
}

extension PrintManager {
  public func printWorker(_ worker: PrintWorker, didFinishWith line: String) {
    textView.text = "\(line)\ncelebrate Task!"
  }
}
