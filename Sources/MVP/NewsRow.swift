/// One row of the news list, formatted for a view.
public struct NewsRow: Equatable {
  public let title: String
  public let detail: String
  public let dateText: String
  public let repliesText: String
  public let imageAddress: String?

  public init(
    title: String, detail: String, dateText: String, repliesText: String, imageAddress: String?
  ) {
    self.title = title
    self.detail = detail
    self.dateText = dateText
    self.repliesText = repliesText
    self.imageAddress = imageAddress
  }
}
