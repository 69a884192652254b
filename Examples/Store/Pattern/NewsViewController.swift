import Observing
import TerminalUI

/// The view of the news list.
///
/// In store and reducer, the view sends actions and renders states. It changes no state.
public final class NewsViewController: ViewController {
  private let store: NewsStore
  private let statusLabel = Label()
  private let tableView = TableView()
  /// The state on the screen. The state of the store may be newer and not delivered yet.
  private var state = NewsState()
  private weak var alertController: AlertController?
  private var observation: ObservationToken?

  public init(store: NewsStore) {
    self.store = store
    super.init()
  }

  public override func viewDidLoad() {
    view.addSubview(statusLabel)
    view.addSubview(tableView)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.refreshControl.addTarget(self, action: NewsViewController.reload)
    reload()
    observation = store.observe(\.state) { [weak self] in self?.render($0) }
  }

  private func reload() {
    store.send(.reloadRequested)
  }

  /// Shows what is new in a state.
  private func render(_ state: NewsState) {
    let oldState = self.state
    self.state = state
    statusLabel.text = state.statusText
    if state.rows.loadNumber != oldState.rows.loadNumber { tableView.reloadData() }
    if state.alert != oldState.alert { showAlert(state.alert) }
  }

  private func showAlert(_ alert: NewsAlert?) {
    alertController?.dismiss()
    guard let alert else { return }
    let controller = AlertController(title: alert.title, message: alert.message) { [store] in
      store.send(.alertDismissed(number: alert.loadNumber))
    }
    presentOnTop(controller)
    alertController = controller
  }
}

extension NewsViewController: TableViewDataSource {
  public func numberOfRows(in tableView: TableView) -> Int {
    state.rows.count
  }

  public func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let item = state.rows[row]
    let cell = tableView.dequeueReusableCell()
    cell.titleLabel.text = item.title
    cell.detailLabel.text = item.detail
    cell.dateLabel.text = item.dateText
    cell.accessoryLabel.text = item.repliesText
    if let address = item.imageAddress {
      cell.imageView.load { [store] in try await store.imageData(at: address) }
    }
    return cell
  }
}

extension NewsViewController: TableViewDelegate {
  public func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    let item = state.rows[row]
    presentOnTop(TextViewController(title: item.title, text: item.content))
  }
}
