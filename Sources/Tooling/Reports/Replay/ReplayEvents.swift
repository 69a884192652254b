package import PatternKit

extension RepeatedEvent {
  /// Returns the events of a demo that a replay page shows.
  package static func replay(of demo: Demo) throws -> [RepeatedEvent] {
    switch demo {
    case .news: try list("wait,open,close,reload") + [.fail]
    case .button: try list("press,press")
    case .task: try list("press")
    }
  }
}
