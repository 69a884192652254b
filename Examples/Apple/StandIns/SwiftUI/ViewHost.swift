/// What a view has put on the screen.
indirect enum Element {
  case text(String)
  case button(@MainActor () -> Void, label: [Element])
  case refresh(@Sendable () async -> Void)
  case alert([Element])
}

/// Where a view is. A view at the same place keeps its state.
struct Place {
  unowned let host: ViewHost
  fileprivate var path: [AnyHashable] = []

  func inner(_ step: AnyHashable) -> Place { Place(host: host, path: path + [step]) }

  @MainActor
  func elements<Content: View>(of view: Content) -> [Element] {
    if let drawable = view as? any Drawable { return drawable.elements(at: self) }
    let place = inner(ObjectIdentifier(Content.self))
    host.restoreState(of: view, at: place)
    return place.elements(of: view.body)
  }
}

/// Shows a view to a test, and does what a user does. SwiftUI has no such type.
@MainActor
@_spi(StandIn) public final class ViewHost {
  private let root: @MainActor (Place) -> [Element]
  private var elements: [Element] = []
  private var isUpdateScheduled = false
  /// What the navigation stack shows instead of its root.
  var destination: (@MainActor (Place) -> [Element])? { didSet { scheduleUpdate() } }

  // By place, what lasts from one update to the next.
  private var states: [[AnyHashable]: AnyObject] = [:]
  private var appeared: Set<[AnyHashable]> = []
  // By place, what this update has found.
  private var visited: Set<[AnyHashable]> = []
  private var covered: [[AnyHashable]] = []
  private var appearing: [[AnyHashable]: () -> Void] = [:]

  public init<Content: View>(_ view: Content) {
    root = { $0.elements(of: view) }
    update()
  }

  // MARK: Updating

  /// Calls the bodies, and calls them again after a change of what they have read.
  private func update() {
    (visited, covered, appearing) = ([], [], [:])
    withObservationTracking {
      elements = root(Place(host: self))
    } onChange: { [weak self] in
      // All objects of this package change on the main actor.
      MainActor.assumeIsolated { self?.scheduleUpdate() }
    }
    states = states.filter { path, _ in
      visited.contains(path) || covered.contains { path.starts(with: $0) }
    }
    appeared.formIntersection(visited)
    for (path, action) in appearing where appeared.insert(path).inserted { action() }
  }

  /// Updates the screen later, as a run loop does.
  private func scheduleUpdate() {
    guard !isUpdateScheduled else { return }
    isUpdateScheduled = true
    Task { [weak self] in
      self?.isUpdateScheduled = false
      self?.update()
    }
  }

  fileprivate func restoreState<Content: View>(of view: Content, at place: Place) {
    for case (let name?, let property as any Persistent) in Mirror(reflecting: view).children {
      let path = place.inner(name).path
      states[path] = property.adopt(states[path])
      visited.insert(path)
    }
  }

  func appear(at place: Place, _ action: @escaping () -> Void) {
    visited.insert(place.path)
    appearing[place.path] = action
  }

  func cover(_ place: Place) { covered.append(place.path) }

  // MARK: What a test sees and does

  /// The texts on the screen, without those of an alert.
  public var texts: [String] { elements.flatMap(\.texts) }

  /// The texts of the alert on the screen: title, message, buttons.
  public var alert: [String]? {
    for case .alert(let elements) in elements { return elements.flatMap(\.texts) }
    return nil
  }

  /// Presses a button or a link. An alert covers those of the screen.
  public func press(_ title: String, at index: Int = 0) {
    var reachable = elements
    for case .alert(let elements) in elements { reachable = elements }
    let actions = reachable.filter { $0.texts.contains(title) }.compactMap { element in
      if case .button(let action, _) = element { action } else { nil }
    }
    if actions.indices.contains(index) { actions[index]() }
  }

  /// Pulls the list, and waits until it has been refreshed.
  public func refresh() async {
    for case .refresh(let action) in elements { await action() }
  }

  /// Closes the destination of a link.
  public func goBack() { destination = nil }
}

extension Element {
  fileprivate var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .button(_, let label): label.flatMap(\.texts)
    case .refresh, .alert: []
    }
  }
}
