import Foundation
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

extension [String] {
  /// Throws `UsageError` if an argument was pasted from a page with typographic dashes or quotation marks,
  /// which the shell and the program do not know.
  package func checkTypography() throws {
    for argument in self {
      let name = argument.drop { "-‐‑‒–—―−－".contains($0) }
      if let dash = argument.dropLast(name.count).first(where: { $0 != "-" }), !name.isEmpty {
        let hyphens = name.prefix { $0 != "=" }.count > 1 ? "--" : "-"
        throw UsageError(
          message: "“\(dash)” is not a hyphen: type \("\(hyphens)\(name)".fitted(to: 60))")
      }
      let value = argument.hasPrefix("-") ? argument.drop { $0 != "=" }.dropFirst() : argument[...]
      guard let mark = value.first, "“”„‘’‚«»「＂＇".contains(mark),
        !FileManager.default.fileExists(atPath: String(value))
      else { continue }
      let text = String(value).fitted(to: 60)
      throw UsageError(message: "the shell does not know the mark \(mark) of \(text): type \"")
    }
  }
}
