import Observation
public import TerminalUI

/// The controller of the clock.
///
/// In MVVM, the controller belongs to the view. It observes the view model and shows the text. It
/// knows neither the model nor the format of the time.
public final class ClockViewController: ViewController {
  private let viewModel: ClockViewModel
  private let label = Label()
  private var binding: Task<Void, Never>?

  public init(viewModel: ClockViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  public override func viewDidLoad() {
    view.addSubview(label)
    binding = Task.immediate { [weak self, viewModel] in
      for await text in Observations({ viewModel.timeText }) { self?.label.text = text }
    }
  }

  isolated deinit { binding?.cancel() }
}
