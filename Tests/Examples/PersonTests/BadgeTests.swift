import PersonMVC
import PersonMVVM
import PersonModel
import TerminalUI
import TestSupport
import Testing

@Suite("Person: badge")
struct BadgeTests {
  @Test(arguments: Half.allCases)
  func `the badge shows the first name that the user types`(half: Half) async {
    let window = Window(rootViewController: half.badge(of: ada()))

    window.nameField?.insertText(" King")

    await eventually(window.lines.first, equals: "Dr. Ada King Lovelace")
  }

  @Test(arguments: Half.allCases)
  func `the field and the badge show the name of the record after a reset`(half: Half) async {
    let window = Window(rootViewController: half.badge(of: ada()))
    window.nameField?.insertText(" King")

    window.send(.press)

    await eventually(window.nameField?.text, equals: "Ada")
    await eventually(window.lines.first, equals: "Dr. Ada Lovelace")
  }
}

@Suite("Person, MVVM: BadgeViewModel")
struct BadgeViewModelTests {
  @Test func `the view model works without a screen`() {
    let viewModel = BadgeViewModel(model: BadgeModel(person: ada()))
    #expect(viewModel.badgeText == "Dr. Ada Lovelace")

    viewModel.firstName = "Augusta"
    #expect(viewModel.badgeText == "Dr. Augusta Lovelace")

    viewModel.resetTapped()
    #expect(viewModel.badgeText == "Dr. Ada Lovelace")
  }

  @Test func `the badge has no extra spaces if the salutation or the first name is empty`() {
    let viewModel = BadgeViewModel(model: BadgeModel(person: ada(salutation: "")))
    #expect(viewModel.badgeText == "Ada Lovelace")

    viewModel.firstName = ""
    #expect(viewModel.badgeText == "Lovelace")
  }
}

@Suite("Person, MVVM: two-way binding")
struct TwoWayBindingTests {
  private let viewModel = BadgeViewModel(model: BadgeModel(person: ada()))
  private let screen: PersonMVVM.BadgeViewController
  private let window: Window

  init() {
    screen = PersonMVVM.BadgeViewController(viewModel: viewModel)
    window = Window(rootViewController: screen)
  }

  @Test func `the field changes when the view model changes`() async {
    viewModel.firstName = "Augusta"

    await eventually(screen.nameField.text, equals: "Augusta")
  }

  @Test func `the field keeps both edits of one turn`() async {
    screen.nameField.insertText(" K")
    screen.nameField.insertText("ing")

    await eventually(screen.badgeLabel.text, equals: "Dr. Ada King Lovelace")
    #expect(screen.nameField.text == "Ada King")
    #expect(viewModel.firstName == "Ada King")
  }

  @Test func `a reset counts, even if the user types before the binding delivers it`() async {
    screen.nameField.insertText(" King")
    await eventually(screen.badgeLabel.text, equals: "Dr. Ada King Lovelace")

    screen.resetButton.press()
    screen.nameField.insertText("!")

    await eventually(screen.badgeLabel.text, equals: "Dr. Ada Lovelace")
    #expect(screen.nameField.text == "Ada")
    #expect(viewModel.firstName == "Ada")
  }

  /// An edit changes the view model, and the view model changes the field. Here it ends.
  @Test(arguments: ["by the user", "by the view model"])
  func `a change sets the field and the badge exactly once`(source: String) async {
    var changes = ["TextField": 0, "Label": 0]
    window.onChange = { changes["\(type(of: $0))"]? += 1 }

    switch source {
    case "by the user": screen.nameField.insertText(" King")
    default: viewModel.firstName = "Augusta"
    }

    await eventually(changes, equals: ["TextField": 1, "Label": 1])
    await runPendingTasks()
    #expect(changes == ["TextField": 1, "Label": 1])
  }

  @Test func `a released screen ends its bindings and releases the view model`() async {
    let viewModel = WeakReference {
      let viewModel = BadgeViewModel(model: BadgeModel(person: ada()))
      _ = PersonMVVM.BadgeViewController(viewModel: viewModel).view
      return viewModel
    }

    #expect(await eventually { viewModel.isReleased })
  }
}

extension Half {
  fileprivate func badge(of person: Person) -> ViewController {
    switch self {
    case .mvc: PersonMVC.BadgeViewController(model: BadgeModel(person: person))
    case .mvvm:
      PersonMVVM.BadgeViewController(viewModel: BadgeViewModel(model: BadgeModel(person: person)))
    }
  }
}

extension Window {
  fileprivate var nameField: TextField? {
    rootViewController.view.descendants(of: TextField.self).first
  }
}
