import Foundation
import Model
import PatternKit
import Recordings
import Stories
import TerminalUI
import Tracing

/// The windows of connected objects, and their calls, event by event.
final class Stage {
  let objects = ObservedObjects()
  let newsRequests = PendingRequests<Void, [NewsItem]>()
  /// The objects, until the stage lets them go. The windows retain their screens.
  private(set) var connected: ConnectedObjects?
  /// The open windows by the names of their screens, in the order in which they were opened.
  private(set) var windows: [(name: String, window: Window)] = []
  /// The screens by the numbers of their root view controllers.
  private(set) var screens: [Int: String] = [:]

  private let recorder: Recorder
  private let scope: Recorder.Scope
  private let queue = TaskQueue()

  init(_ wiring: (Services) -> ConnectedObjects) async {
    let services = Services(
      news: ManualNewsSource(newsRequests), images: ManualImageSource(PendingRequests()),
      digits: RandomDigits(seed: Replay.seed))
    recorder = Recorder(reading: objects)
    let recorded = recorder.recording(services)
    let connected = recorder.record { [queue] in queue.perform { wiring(recorded) } }
    objects.add(connected.objects, of: connected.modules.union(["Model"]))
    (self.connected, scope) = (connected, Recorder.Scope(connected))
  }

  /// Opens a screen of the objects in a window.
  func open(_ name: String) async {
    guard let connected else { return }
    await perform {
      let viewController = connected.makeViewController()
      objects.add([viewController], of: connected.modules)
      objects.number(of: viewController).map { screens[$0] = name }
      let window = Window(rootViewController: viewController)
      window.onChange = { [recorder] view in recorder.takeStack(of: view) }
      windows.append((name, window))
    }
  }

  /// Closes a window. Nothing retains its screen any more, except what is wrong.
  func close(_ name: String, lettingCastGo isGone: Bool) async {
    await perform {
      windows.removeAll { $0.name == name }
      if isGone { connected = nil }
    }
  }

  func send(_ event: Event, to name: String) async {
    await perform { windows.first { $0.name == name }?.window.send(event) }
  }

  func perform(_ action: () -> Void) async {
    await recorder.recordAsync {
      queue.perform(action)
      await queue.wait()
    }
  }

  /// Ends an event, and returns its calls.
  func finishEvent() async -> CallTree {
    await recorder.finishEvent(showing: scope) ?? CallTree()
  }
}

extension Window {
  /// What the user sees: the text of the first label, the rows, and the alert.
  var contents: (label: String, rows: [String], alert: String?) {
    _ = draw(width: 44, height: 13)
    let view = rootViewController.view
    let rows = view.descendants(of: TableView.self).flatMap(\.visibleCells).map(\.titleLabel.text)
    return (
      view.descendants(of: Label.self).first?.text ?? "", rows,
      (topViewController as? AlertController)?.title
    )
  }
}
