import ExampleSupport
import Feeds
import Model
import PatternKit
import PhotoListMVC
import PhotoListMVVM
import PhotoListModel
import TerminalUI

/// The command line.
@main
struct Program {
  static func main() async {
    await run("photos", usage: "[--events <list>]") { arguments in
      let options = try Options(["--events"], in: arguments)
      let steps = try (options["--events"] ?? "wait,open,close,down,open,close,reload")
        .split(separator: ",", omittingEmptySubsequences: false).map { try Step(String($0)) }
      let (photos, images) = (BundledPhotos(), URLImageSource())

      let before = PhotoListMVC.PhotoListViewController(
        model: PhotoModel(source: photos), images: images)
      await show("MVC", before, steps)
      print()

      let viewModel = PhotoListViewModel(model: PhotoModel(source: photos), images: images)
      let after = PhotoListMVVM.PhotoListViewController(viewModel: viewModel)
      await show("MVVM", after, steps)
    }
  }

  /// Performs the steps on a screen, and prints the screen after each.
  private static func show(_ name: String, _ screen: ViewController, _ steps: [Step]) async {
    let window = Window(rootViewController: screen)
    print("\(name)\n\n> start\n\(window.frame)")
    for step in steps {
      switch step {
      case .wait: while isWaiting(window) { await Task.yield() }
      case .send(let event): window.send(event)
      }
      print("\n> \(step.name)\n\(window.frame)")
    }
  }

  /// Returns whether a load is running, even below a presented screen.
  private static func isWaiting(_ window: Window) -> Bool {
    // Rows that become visible load their pictures.
    _ = window.frame
    return isWaiting(window.rootViewController.view)
  }

  private static func isWaiting(_ view: View) -> Bool {
    (view as? Label)?.text == "Loading…" || (view as? ImageView)?.content == .loading
      || view.subviews.contains(where: isWaiting)
  }
}

/// One entry of `--events`.
enum Step {
  case send(Event)
  /// Waits until all loads are finished.
  case wait

  init(_ name: String) throws {
    guard name != "wait" else {
      self = .wait
      return
    }
    guard let event = Event(rawValue: name) else {
      let known = (Event.allCases.map(\.rawValue) + ["wait"]).inWords
      throw UsageError(message: "unknown event “\(name.fitted(to: 60))”: expected \(known)")
    }
    self = .send(event)
  }

  var name: String {
    switch self {
    case .send(let event): event.rawValue
    case .wait: "wait"
    }
  }
}
