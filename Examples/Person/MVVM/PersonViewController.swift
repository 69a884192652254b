import TerminalUI

/// The controller of a person's screen.
///
/// In MVVM, the controller belongs to the view. It shows the texts of its view model and does not
/// know the model.
public final class PersonViewController: ViewController {
  private let viewModel: PersonViewModel
  private let nameLabel = Label()
  private let birthdateLabel = Label()

  public init(viewModel: PersonViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  public override func viewDidLoad() {
    view.addSubview(nameLabel)
    view.addSubview(birthdateLabel)
    nameLabel.text = viewModel.nameText
    birthdateLabel.text = viewModel.birthdateText
  }
}
