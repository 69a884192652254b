import Observing
import TerminalUI

/// The controller of the clock.
///
/// In MVVM, the controller belongs to the view. It observes the view model and shows the text. It
/// knows neither the model nor the format of the time.
public final class ClockViewController: ViewController {
  private let viewModel: ClockViewModel
  private let label = Label()
  private var observation: ObservationToken?

  public init(viewModel: ClockViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  public override func viewDidLoad() {
    view.addSubview(label)
    observation = viewModel.observe(\.timeText) { [weak self] in self?.label.text = $0 }
  }
}
