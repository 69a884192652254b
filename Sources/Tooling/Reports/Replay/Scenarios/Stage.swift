import Contract
import Foundation
import Model
import PatternKit
import Stories
import TerminalUI
import Tracing

/// The windows of a cast, and its calls, event by event.
final class Stage {
  let objects = ObservedObjects()
  let newsRequests = PendingRequests<Void, [NewsItem]>()
  /// The cast, until the stage lets it go. The windows retain their screens.
  private(set) var cast: Cast?
  /// The open windows by the names of their screens, in the order in which they were opened.
  private(set) var windows: [(name: String, window: Window)] = []
  /// The screens by the numbers of their root view controllers.
  private(set) var screens: [Int: String] = [:]

  private let recorder: Recorder
  private let scope: Recorder.Scope
  private let queue = TaskQueue()

  init(_ makeCast: (Services) -> Cast) async {
    let services = Services(
      news: ManualNewsSource(newsRequests), images: ManualImageSource(PendingRequests()),
      digits: RandomDigits(seed: Replay.seed))
    recorder = Recorder(reading: objects)
    let recorded = recorder.recording(services)
    let cast = recorder.record { [queue] in queue.perform { makeCast(recorded) } }
    objects.add(cast.objects, of: cast.modules.union(["Model"]))
    (self.cast, scope) = (cast, Recorder.Scope(cast))
  }

  /// Opens the screen of the cast in a window.
  func open(_ name: String) async {
    guard let cast else { return }
    await perform {
      let viewController = cast.makeViewController()
      objects.add([viewController], of: cast.modules)
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
      if isGone { cast = nil }
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
