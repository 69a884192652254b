import Foundation
import Model

/// A photo from a photo source.
public struct Photo: Equatable, Sendable {
  public let title: String
  public let description: String
  public let date: CalendarDate?
  public let imageURL: URL?
  public let isForSale: Bool

  public init(
    title: String, description: String = "", date: CalendarDate? = nil, imageURL: URL? = nil,
    isForSale: Bool = true
  ) {
    self.title = title
    self.description = description
    self.date = date
    self.imageURL = imageURL
    self.isForSale = isForSale
  }
}

/// A source of photos.
public protocol PhotoSource {
  func photos() async throws(LoadError) -> [Photo]
}
