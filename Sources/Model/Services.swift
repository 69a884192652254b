import Foundation

/// A service that loads articles.
///
/// A source is called on the main actor and does its work elsewhere.
public protocol NewsSource {
  /// Returns the articles in the order of the feed.
  func items() async throws(LoadError) -> [NewsItem]
}

/// A service that loads pictures.
public protocol ImageSource {
  /// Returns the bytes of the picture at `address`, which is the address text from the feed.
  func data(at address: String) async throws(LoadError) -> Data
}

/// A service that provides the button's digits.
public protocol DigitSource: AnyObject {
  /// Returns the next digit, from 0 to 9.
  func nextDigit() -> Int
}

/// The services that a demo needs from outside.
///
/// They are passed to `init`, so that a test can provide its own.
public struct Services {
  public var news: any NewsSource
  public var images: any ImageSource
  public var digits: any DigitSource

  public init(news: any NewsSource, images: any ImageSource, digits: any DigitSource) {
    self.news = news
    self.images = images
    self.digits = digits
  }
}
