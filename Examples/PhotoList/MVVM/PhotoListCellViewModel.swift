import Foundation
import Model
import PhotoListModel

/// The view model of one row, with formatted texts.
public struct PhotoListCellViewModel: Equatable {
  public let title: String
  public let description: String
  /// The day in the format `yyyy-MM-dd`.
  public let dateText: String
  public let imageURL: URL?

  public init(photo: Photo) {
    title = photo.title
    description = photo.description
    dateText =
      photo.date.map { String(format: "%04d-%02d-%02d", $0.year, $0.month, $0.day) } ?? ""
    imageURL = photo.imageURL
  }
}
