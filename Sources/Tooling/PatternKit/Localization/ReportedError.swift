/// An error that a program reports to the user. Only the program knows the language.
public protocol ReportedError: Error {
  /// One line that says what is wrong, and what to do about it.
  var message: LocalizedText { get }
}
