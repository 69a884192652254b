public import Foundation

/// Where news come from.
///
/// A source is asked on the main actor and does its work elsewhere.
@MainActor
public protocol NewsSource {
  /// Loads the news, in the order of the feed.
  func items() async throws(LoadError) -> [NewsItem]
}

/// Where pictures come from.
@MainActor
public protocol ImageSource {
  /// Loads the bytes of the picture at `address`, the text that a feed gave.
  func data(at address: String) async throws(LoadError) -> Data
}

/// Where the button's digits come from.
@MainActor
public protocol DigitSource: AnyObject {
  /// Draws the next digit, 0 to 9.
  func nextDigit() -> Int
}

/// Everything that a demo needs from outside.
///
/// It comes in through `init`, so that a test can hand in its own.
@MainActor
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
