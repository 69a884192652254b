import Transcripts

/// One entry of `--events` of a replay: an entry of a printed demo, or `fail`.
package struct ReplayEvent {
  enum Action {
    case perform(Step)
    /// Answers all requests in progress with an error.
    case fail
  }

  let action: Action
  /// The entry as typed.
  let text: String

  /// Reads a list such as `wait,open,close,reload,fail`.
  package static func list(_ text: String) throws -> [ReplayEvent] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map { word in
      if word == "fail" { return ReplayEvent(action: .fail, text: "fail") }
      let steps = try Step.list(String(word), besides: ["fail"])
      return ReplayEvent(action: .perform(steps[0]), text: String(word))
    }
  }
}
