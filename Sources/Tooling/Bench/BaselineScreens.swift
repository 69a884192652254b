import Catalog
import Contract
import Foundation
import Model
import Observation
import TerminalUI

extension Pattern {
  /// The baseline of each pattern, under the id of the pattern. A baseline has the same button,
  /// label and model, and connects them only by the mechanism of the pattern.
  nonisolated static let bare = [
    bare("mvc", "a weak delegate") { DelegatingScreen(model: $0) },
    bare("mvp", "two weak delegates") { AnsweredScreen(model: $0) },
    bare("mvvm", "a turn of Observations") { ObservingScreen(model: $0) },
    bare("direct", "two plain calls") { CallingScreen(model: $0) },
    bare("delegate", "a call and a weak delegate") { CalledBackScreen(model: $0) },
    bare("notification", "two typed messages") { PostingScreen(model: $0) },
  ]

  private nonisolated static func bare(
    _ id: String, _ name: String,
    makeScreen: @escaping @MainActor @Sendable (ButtonModel) -> ViewController
  ) -> Pattern {
    Pattern(
      id: id, name: name, summary: "only \(name)",
      demos: [.button: { Screen(makeScreen(ButtonModel(digits: $0.digits))) }])
  }
}

/// A label and a button on a screen. Each subclass connects them in its own way.
@MainActor
private class BaselineScreen: ViewController {
  let model: ButtonModel
  let label = Label()
  let button = Button(title: "Click me!")

  init(model: ButtonModel) {
    self.model = model
    super.init()
    label.text = model.content
    view.addSubview(label)
    view.addSubview(button)
  }
}

// MARK: - Weak delegates

private protocol PressDelegate: AnyObject {
  func buttonWasPressed()
}

private protocol ContentDelegate: AnyObject {
  func contentDidChange(to content: String)
}

/// Receives the button's taps, and notifies its delegate.
private final class BaselineView {
  weak var delegate: (any PressDelegate)?

  func buttonTapped() {
    delegate?.buttonWasPressed()
  }
}

/// Changes the model, and notifies its delegate.
private final class BaselineWorker: PressDelegate {
  weak var delegate: (any ContentDelegate)?
  private let model: ButtonModel

  init(model: ButtonModel) {
    self.model = model
  }

  func changeContent() {
    model.changeContent()
    delegate?.contentDidChange(to: model.content)
  }

  func buttonWasPressed() { changeContent() }
}

/// The baseline of MVC.
private final class DelegatingScreen: BaselineScreen, PressDelegate {
  private let baselineView = BaselineView()

  override init(model: ButtonModel) {
    super.init(model: model)
    button.addTarget(baselineView, action: BaselineView.buttonTapped)
    baselineView.delegate = self
  }

  func buttonWasPressed() {
    model.changeContent()
    label.text = model.content
  }
}

/// The baseline of MVP.
private final class AnsweredScreen: BaselineScreen, ContentDelegate {
  private let baselineView = BaselineView()
  private let worker: BaselineWorker

  override init(model: ButtonModel) {
    worker = BaselineWorker(model: model)
    super.init(model: model)
    button.addTarget(baselineView, action: BaselineView.buttonTapped)
    baselineView.delegate = worker
    worker.delegate = self
  }

  func contentDidChange(to content: String) { label.text = content }
}

/// The baseline of the delegate pattern.
private final class CalledBackScreen: BaselineScreen, ContentDelegate {
  private let worker: BaselineWorker

  override init(model: ButtonModel) {
    worker = BaselineWorker(model: model)
    super.init(model: model)
    button.addTarget(self, action: CalledBackScreen.buttonTapped)
    worker.delegate = self
  }

  private func buttonTapped() { worker.changeContent() }

  func contentDidChange(to content: String) { label.text = content }
}

// MARK: - Two plain calls

/// The baseline of direct coupling.
private final class CallingScreen: BaselineScreen {
  private lazy var worker = CallingWorker(model: model, screen: self)

  override init(model: ButtonModel) {
    super.init(model: model)
    button.addTarget(self, action: CallingScreen.buttonTapped)
  }

  private func buttonTapped() { worker.changeContent() }

  func contentDidChange(to content: String) { label.text = content }
}

private final class CallingWorker {
  private let model: ButtonModel
  private unowned let screen: CallingScreen

  init(model: ButtonModel, screen: CallingScreen) {
    self.model = model
    self.screen = screen
  }

  func changeContent() {
    model.changeContent()
    screen.contentDidChange(to: model.content)
  }
}

// MARK: - Two typed messages

private struct Pressed: NotificationCenter.MainActorMessage {
  typealias Subject = AnyObject
}

private struct Changed: NotificationCenter.MainActorMessage {
  typealias Subject = AnyObject

  let content: String
}

/// The baseline of notification.
private final class PostingScreen: BaselineScreen {
  private let center = NotificationCenter()
  private var tokens: [NotificationCenter.ObservationToken] = []

  override init(model: ButtonModel) {
    super.init(model: model)
    button.addTarget(self, action: PostingScreen.buttonTapped)
    tokens = [
      center.addObserver(for: Pressed.self) { [center, model] _ in
        model.changeContent()
        center.post(Changed(content: model.content))
      },
      center.addObserver(for: Changed.self) { [label] in label.text = $0.content },
    ]
  }

  private func buttonTapped() { center.post(Pressed()) }
}

// MARK: - One iteration of Observations

/// The baseline of MVVM.
@MainActor
private final class ObservingScreen: BaselineScreen {
  private var binding: Task<Void, Never>?

  override init(model: ButtonModel) {
    super.init(model: model)
    button.addTarget(model, action: ButtonModel.changeContent)
    binding = Task.immediate { [label] in
      for await content in Observations({ model.content }) { label.text = content }
    }
  }

  isolated deinit { binding?.cancel() }
}
