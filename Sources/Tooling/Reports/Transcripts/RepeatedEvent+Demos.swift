package import PatternKit

extension RepeatedEvent {
  /// Returns the events of a transcript for which none are named.
  package static func tour(of demo: Demo) throws -> [RepeatedEvent] {
    switch demo {
    case .news: try list("wait,down*2,open,close,reload,wait")
    case .button: try list("press,press,press")
    case .task: try list("press")
    }
  }

  /// Returns the events of a demo that a replay page shows.
  package static func replay(of demo: Demo) throws -> [RepeatedEvent] {
    switch demo {
    case .news: try list("wait,open,close,reload") + [.fail]
    case .button: try list("press,press")
    case .task: try list("press")
    }
  }
}
