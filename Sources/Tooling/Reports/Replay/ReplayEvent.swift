import PatternKit
import TerminalUI

/// One event of a recorded demo.
enum ReplayEvent {
  case send(Event)
  /// Answers all requests in progress.
  case wait
  /// Answers all requests in progress with an error.
  case fail

  /// The name of the event on the page.
  var text: String {
    switch self {
    case .send(let event): event.rawValue
    case .wait: "wait"
    case .fail: "fail"
    }
  }
}

extension Demo {
  /// The events that a page shows.
  var recordedEvents: [ReplayEvent] {
    switch self {
    case .news: [.wait, .send(.open), .send(.close), .send(.reload), .fail]
    case .button: [.send(.press), .send(.press)]
    case .task: [.send(.press)]
    }
  }
}
