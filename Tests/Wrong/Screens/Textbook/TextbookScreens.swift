import Model
import PatternKit
import TerminalUI
import Testing

/// A screen as a reader writes it, and the name that the field guide gives it.
nonisolated struct TextbookScreen: CustomTestStringConvertible, Sendable {
  let pattern: Pattern
  var testDescription: String { "\(pattern.name), \(pattern.summary)" }

  private init(
    _ name: String, _ form: LocalizedText,
    button: @escaping @MainActor @Sendable (ButtonModel) -> ViewController
  ) {
    self.init(name, form, wiring: { Screen(button(ButtonModel(digits: $0.digits))) })
  }

  /// A screen with its own model.
  private init(_ name: String, _ form: LocalizedText, wiring: @escaping Pattern.Wiring) {
    pattern = Pattern(id: "yours", name: name, summary: form, demos: [.button: wiring])
  }

  static let all = [
    TextbookScreen("MVP", "view and presenter by class") {
      ClassScreen(presenter: ClassScreenPresenter(model: $0))
    },
    TextbookScreen("the run cannot tell", "a text that is also stored") {
      ClassScreen(presenter: StoringPresenter(model: $0))
    },
    TextbookScreen("MVP", "a list of texts") {
      ClassScreen(presenter: ListingPresenter(model: $0))
    },
    TextbookScreen("MVC", "one object") { PlainController(model: $0) },
    TextbookScreen("MVC", "a formatter of a model") { ModelFormattingController(model: $0) },
    TextbookScreen(
      "Delegate", "a model that passes itself and a key",
      wiring: { Screen(ObservingController(digits: $0.digits)) }),
    TextbookScreen("Notification", "a message") { MessageScreen(model: $0) },
    TextbookScreen("MVVM", "a message with a text") { TextMessageScreen(model: $0) },
    TextbookScreen("MVC", "a model with a title") { TitleController(model: $0) },
    TextbookScreen("MVVM", "an extension of a generic type") { GenericScreen(model: $0) },
    TextbookScreen("MVC", "a worker with a closure") { ManagingController(model: $0) },
    TextbookScreen(
      "MVVM", "its own model", wiring: { Screen(OwnModelScreen(digits: $0.digits)) }),
    TextbookScreen("MVVM", "a stream of texts") { StreamScreen(model: $0) },
    TextbookScreen("MVVM", "a box of any value") { BoxScreen(model: $0) },
    TextbookScreen("MVVM", "a delegate that announces") { ListeningScreen(model: $0) },
    TextbookScreen("MVVM without a binding", "a closure with each call") {
      CompletionScreen(model: $0)
    },
    TextbookScreen("MVVM without a binding", "a view model that is a structure") {
      StructureScreen(model: $0)
    },
    TextbookScreen("MVP", "a text of one character") {
      ClassScreen(presenter: CharacterPresenter(model: $0))
    },
    TextbookScreen("the run cannot tell", "a text in bytes") {
      ClassScreen(presenter: BytesPresenter(model: $0))
    },
    TextbookScreen("the run cannot tell", "a text in a message without a type") {
      NamedMessageScreen(model: $0)
    },
    TextbookScreen("MVC", "a task that yields") { YieldingController(model: $0) },
    TextbookScreen("MVC", "a generic base class") { FlipController(model: $0) },
    TextbookScreen("unidirectional", "a reducer of a controller") { ReducingController(model: $0) },
    TextbookScreen("unidirectional", "a stored reducer") { ClosureController(model: $0) },
    TextbookScreen("MVC, with one call in the style of MVP", "a presenter with a hint") {
      HintedController(model: $0)
    },
  ]
}

final class PlainViewController: ViewController {
  init(_ subview: View) {
    super.init()
    view.addSubview(subview)
  }
}

/// A label and a button that calls an action.
class ButtonScreen: ViewController {
  let label = Label()

  override func viewDidLoad() {
    let button = Button(title: "Click me!")
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: ButtonScreen.buttonTapped)
  }

  func buttonTapped() {}
}

/// An object that holds the model, as a presenter or a view model does.
class ModelHolder {
  let model: ButtonModel

  init(model: ButtonModel) { self.model = model }
}
