import TerminalUI

/// The cell of one photo. It is bound to a view model of its own.
///
/// As in article D, setting the view model fills the labels. A table reuses the cell for other photos, so
/// it gets another view model then.
public final class PhotoListCell: TableViewCell {
  public var viewModel: PhotoListCellViewModel? {
    didSet {
      titleLabel.text = viewModel?.title ?? ""
      detailLabel.text = viewModel?.description ?? ""
      dateLabel.text = viewModel?.dateText ?? ""
    }
  }
}
