public import TerminalUI

/// Connected objects of a demo that can have several screens, one after the other or at the same time.
@MainActor
public struct ConnectedObjects {
  public let pattern: Pattern
  /// The modules that contain the types.
  public let modules: Set<String>
  public let roles: [String: RoleName]
  /// The objects that all screens share, in the order of their creation. The last one is enough to keep them.
  public let objects: [AnyObject]
  public let makeViewController: () -> ViewController
  /// Changes the number without a screen.
  public let change: () -> Void

  /// - Parameter roles: The roles of types that are not those of the pattern, and their module.
  public init(
    _ pattern: Pattern, _ demo: Demo = .button, roles: (module: String, [String: RoleName])? = nil,
    sharing objects: AnyObject..., change: @escaping () -> Void = {},
    makeViewController: @escaping () -> ViewController
  ) {
    (self.pattern, self.objects) = (pattern, objects)
    modules = Set([pattern.module, roles?.module].compactMap(\.self))
    self.roles = (pattern[demo]?.roleNames ?? [:]).merging(roles?.1 ?? [:]) { $1 }
    (self.change, self.makeViewController) = (change, makeViewController)
  }
}
