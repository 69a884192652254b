public typealias UIActionHandler = (UIAction) -> Void

@MainActor
open class UIAction: NSObject {
  public let title: String
  fileprivate let handler: UIActionHandler

  public init(title: String = "", handler: @escaping UIActionHandler) {
    self.title = title
    self.handler = handler
    super.init()
  }
}

@MainActor
open class UIControl: UIView {
  public nonisolated struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }

  private var actions: [(events: Event, action: UIAction)] = []

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }

  open func sendActions(for controlEvents: Event) {
    for (events, action) in actions where !events.isDisjoint(with: controlEvents) {
      action.handler(action)
    }
  }
}

@MainActor
open class UIButton: UIControl {
  public struct Configuration {
    public var title: String?
    public static func borderedProminent() -> Self { Self() }
  }

  open var configuration: Configuration?

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { self.configuration?.title = primaryAction.title }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Does what happens when a user taps the button. A button outside of a window cannot be tapped.
  @_spi(StandIn) public func tap() {
    if window != nil { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
  }
}
