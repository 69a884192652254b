/// One entry of a news list, as the feed gave it.
///
/// An item has no words of its own for dates and counts. How they read on a
/// screen is decided by the role that each pattern gives that job to.
public struct NewsItem: Equatable, Sendable {
  /// The feed's own name for the entry, where it has one.
  public var id: String?
  public var title: String
  /// A sentence or two below the title; empty where the feed has none.
  public var digest: String
  /// What opening the entry shows.
  public var content: String
  public var date: CalendarDate?
  /// Where the picture can be had: an `http`, `https` or `data` address.
  public var imageAddress: String?
  /// How many readers replied; never negative.
  public var replyCount: Int?

  public init(
    id: String? = nil, title: String, digest: String = "", content: String = "",
    date: CalendarDate? = nil, imageAddress: String? = nil, replyCount: Int? = nil
  ) {
    self.id = id
    self.title = title
    self.digest = digest
    self.content = content
    self.date = date
    self.imageAddress = imageAddress
    self.replyCount = replyCount
  }
}
