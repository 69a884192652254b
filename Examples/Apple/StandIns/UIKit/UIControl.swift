public typealias UIActionHandler = (UIAction) -> Void

@MainActor open class UIAction: NSObject {
  fileprivate let handler: UIActionHandler

  public init(handler: @escaping UIActionHandler) {
    self.handler = handler
    super.init()
  }
}

@MainActor open class UIControl: UIView {
  public nonisolated struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }

  fileprivate var actions: [(events: Event, action: UIAction)] = []

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }
}

@MainActor open class UIButton: UIControl {
  public struct Configuration {
    public var title: String?
    public static func borderedProminent() -> Self { Self() }
  }

  open var configuration: Configuration?

  public convenience init(configuration: Configuration) {
    self.init(frame: .zero)
    self.configuration = configuration
  }

  /// Does what happens when a user taps the button. A button outside of a window cannot be tapped.
  @_spi(StandIn) public func tap() {
    let sent: Event = [.touchUpInside, .primaryActionTriggered]
    for (events, action) in actions where window != nil && !events.isDisjoint(with: sent) {
      action.handler(action)
    }
  }
}
