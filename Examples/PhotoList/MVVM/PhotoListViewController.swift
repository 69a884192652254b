import TerminalUI

/// The controller of the photo list.
///
/// In MVVM, the controller belongs to the view. It sets the closures of its view model and shows
/// its texts. It does not know `Photo`.
public final class PhotoListViewController: ViewController {
  private let viewModel: PhotoListViewModel
  private let statusLabel = Label()
  private let tableView = TableView()

  public init(viewModel: PhotoListViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  public override func viewDidLoad() {
    view.addSubview(statusLabel)
    view.addSubview(tableView)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.refreshControl.addTarget(self, action: PhotoListViewController.load)
    bind()
    load()
  }

  /// Binds the screen to its view model. Call it before the first load, which may end immediately.
  private func bind() {
    viewModel.reloadTableViewClosure = { [weak self] in
      self?.tableView.reloadData()
    }
    viewModel.updateLoadingStatus = { [weak self] in
      guard let self else { return }
      statusLabel.text = viewModel.isLoading ? "Loading…" : ""
    }
    viewModel.showAlertClosure = { [weak self] title, message in
      self?.presentOnTop(AlertController(title: title, message: message))
    }
    viewModel.openPhotoClosure = { [weak self] photo in
      self?.presentOnTop(TextViewController(title: photo.title, text: photo.description))
    }
  }

  private func load() {
    viewModel.load()
  }
}

extension PhotoListViewController: TableViewDataSource {
  public func numberOfRows(in tableView: TableView) -> Int {
    viewModel.numberOfCells
  }

  public func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(of: PhotoListCell.self)
    let photo = viewModel.cellViewModel(at: row)
    cell.viewModel = photo
    if let url = photo.imageURL {
      cell.imageView.load { [viewModel] in try await viewModel.imageData(at: url) }
    }
    return cell
  }
}

extension PhotoListViewController: TableViewDelegate {
  public func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    viewModel.photoSelected(at: row)
  }
}
