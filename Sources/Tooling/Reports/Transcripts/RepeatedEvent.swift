import Console
import Foundation
import PatternKit
package import Recordings
import TerminalUI

/// One entry of `--events`: a user action, and how many times to repeat it.
package struct RepeatedEvent: Equatable {
  package let action: Recording.Action
  package let count: Int

  /// The entry as typed.
  package let text: String

  package static let wait = RepeatedEvent(action: .wait, count: 1, text: "wait")
  /// Only recorded runs contain this entry.
  static let fail = RepeatedEvent(action: .fail, count: 1, text: "fail")

  private static let maximumRepetitionCount = 10_000

  /// Reads a list such as `wait,down*2,open`. A space may follow a comma.
  package static func list(_ text: String) throws -> [RepeatedEvent] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map {
      try RepeatedEvent($0.trimmingCharacters(in: .whitespaces))
    }
  }
}

extension RepeatedEvent {
  private init(_ text: String) throws {
    let parts = text.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
    let word = String(parts[0])
    if word == "wait" {
      action = .wait
    } else if let event = Event(rawValue: word) {
      action = .send(event)
    } else {
      let known = Event.allCases.map(\.rawValue) + ["wait"]
      throw UsageError(unknown: "event", word, known: known)
    }
    if parts.count == 1 {
      count = 1
    } else if let number = Int(parts[1]), (1...Self.maximumRepetitionCount).contains(number) {
      count = number
    } else {
      let most = Self.maximumRepetitionCount
      throw UsageError(message: "“\(text.fitted(to: 60))”: the number must be 1 to \(most)")
    }
    self.text = text
  }
}
