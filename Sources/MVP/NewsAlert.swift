/// The content of an alert.
public struct NewsAlert: Equatable {
  public let title: String
  public let message: String
}
