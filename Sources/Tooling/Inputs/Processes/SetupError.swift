/// A problem of the checkout or the machine, which the user must solve before a command can run.
package struct SetupError: Error, Equatable {
  /// One line that says what is wrong, and what to do about it.
  package let message: String

  package init(message: String) {
    self.message = message
  }
}
