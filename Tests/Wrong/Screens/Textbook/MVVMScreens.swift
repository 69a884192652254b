import Model
import TerminalUI

protocol ViewModelDelegate: AnyObject {
  func viewModelDidChange(_ viewModel: any Announcing)
}

protocol Announcing: AnyObject {}

/// A view model that notifies its delegate, or calls a closure. Neither carries the text.
final class AnnouncingViewModel: ModelHolder, Announcing {
  weak var delegate: (any ViewModelDelegate)?
  private(set) var text = ""

  func buttonTapped() {
    model.changeNumber()
    text = "\(model.number)"
    delegate?.viewModelDidChange(self)
  }

  func buttonTapped(completion: () -> Void) {
    model.changeNumber()
    text = "\(model.number)"
    completion()
  }
}

class AnnouncedScreen: ButtonScreen {
  let viewModel: AnnouncingViewModel

  init(model: ButtonModel) {
    viewModel = AnnouncingViewModel(model: model)
    super.init()
  }

  override func buttonTapped() { viewModel.buttonTapped() }
}

final class ListeningScreen: AnnouncedScreen, ViewModelDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.delegate = self
  }

  func viewModelDidChange(_ viewModel: any Announcing) { label.text = self.viewModel.text }
}

final class CompletionScreen: AnnouncedScreen {
  override func buttonTapped() {
    viewModel.buttonTapped { [label, viewModel] in label.text = viewModel.text }
  }
}

// MARK: - A binding between the two

/// A task of the view reads the texts from a stream.
final class StreamScreen: ButtonScreen {
  private let viewModel: StreamingViewModel

  init(model: ButtonModel) {
    viewModel = StreamingViewModel(model: model)
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Task.immediate { [label, texts = viewModel.texts] in
      for await text in texts { label.text = text }
    }
  }

  override func buttonTapped() { viewModel.buttonTapped() }
}

final class StreamingViewModel: ModelHolder {
  let (texts, continuation) = AsyncStream.makeStream(of: String.self)

  func buttonTapped() {
    model.changeNumber()
    continuation.yield("\(model.number)")
  }
}

/// The view model stores its text in a box, which knows no text.
final class BoxScreen: ButtonScreen {
  private let viewModel: BoxViewModel

  init(model: ButtonModel) {
    viewModel = BoxViewModel(model: model)
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.text.listener = { [weak label] in label?.text = $0 }
  }

  override func buttonTapped() { viewModel.buttonTapped() }
}

final class BoxViewModel: ModelHolder {
  let text = Box("")

  func buttonTapped() {
    model.changeNumber()
    text.value = "\(model.number)"
  }
}

final class Box<Value> {
  var listener: ((Value) -> Void)?
  var value: Value { didSet { listener?(value) } }

  init(_ value: Value) { self.value = value }
}

// MARK: - A structure

struct StructureViewModel {
  let model: ButtonModel
  private(set) var text = ""

  mutating func tap() {
    model.changeNumber()
    text = "\(model.number)"
  }
}

final class StructureScreen: ButtonScreen {
  private var viewModel: StructureViewModel

  init(model: ButtonModel) {
    viewModel = StructureViewModel(model: model)
    super.init()
  }

  override func buttonTapped() {
    viewModel.tap()
    label.text = viewModel.text
  }
}
