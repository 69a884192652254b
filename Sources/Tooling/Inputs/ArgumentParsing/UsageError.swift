package import PatternKit
import TerminalUI

/// Arguments that the command line does not accept.
package nonisolated struct UsageError: ReportedError, Equatable {
  package let message: LocalizedText

  package init(message: LocalizedText) {
    self.message = message
  }

  package init(unexpected word: String, _ reason: LocalizedText) {
    message = "unexpected argument “\(word.fitted(to: 60))”: \(reason)"
  }
}
