nonisolated extension ChangeRequest {
  /// All change requests, in the order in which a reader should try them.
  public static let all: [ChangeRequest] = [
    format, secondView, banner, markAsRead, asyncDigit, secondScreen,
  ]
}
