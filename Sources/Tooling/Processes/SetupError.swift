package import PatternKit

/// A problem of the checkout or the machine, which the user must solve before a command can run.
package struct SetupError: ReportedError, Equatable {
  package let message: LocalizedText

  package init(message: LocalizedText) {
    self.message = message
  }
}
