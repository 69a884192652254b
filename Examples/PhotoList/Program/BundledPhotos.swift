import Foundation
import Model
import PhotoListModel

/// Three photos that need no network.
struct BundledPhotos: PhotoSource {
  func photos() async throws(LoadError) -> [Photo] {
    [
      Photo(
        title: "Lighthouse", description: "Fog over the harbour",
        date: CalendarDate("2016-01-25"),
        imageURL: URL(
          string: "data:image/png;base64,"
            + "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAAAAAA6mKC9AAAAGUlEQVR42mNgAIL/QIBMkypAqX4YGATu"
            + "AADA/X+BdAueyAAAAABJRU5ErkJggg==")),
      Photo(
        title: "Grandmother", description: "Her kitchen, the day before she moved",
        date: CalendarDate("2016-01-27"),
        imageURL: URL(
          string: "data:image/gif;base64,"
            + "R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAkQBADs="), isForSale: false),
      Photo(
        title: "Market", description: "Oranges, five minutes to eight",
        date: CalendarDate("2016-02-03")),
    ]
  }
}
