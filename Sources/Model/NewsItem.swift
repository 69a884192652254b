/// One article of a news list, as the feed contains it.
///
/// Dates and counts are not formatted here. Each pattern assigns formatting to one of its roles.
public nonisolated struct NewsItem: Equatable, Sendable {
  /// The feed's identifier of the article, if any.
  public var id: String?
  public var title: String
  /// A summary below the title. It is empty if the feed has none.
  public var digest: String
  /// The text that opening the article shows.
  public var content: String
  public var date: CalendarDate?
  /// The address of the picture: `http`, `https` or `data`.
  public var imageAddress: String?
  /// The number of replies from readers. It is never negative.
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
