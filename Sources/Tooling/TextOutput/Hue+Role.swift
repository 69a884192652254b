nonisolated extension Hue {
  /// The hue of a role, by the name of the role.
  ///
  /// Roles that occur in the same demo have different hues. Controls and plain values have none:
  /// they are the same in every pattern.
  private static let hues: [String: Hue] = [
    "view": .cyan, "manager": .cyan,
    "presenter": .magenta, "view model": .magenta, "worker": .magenta,
    "controller": .blue, "row": .blue, "messages": .blue,
    "model": .green,
    "service": .yellow, "services": .yellow,
  ]

  /// The names of the roles that have a hue.
  public static var roles: [String] { hues.keys.sorted() }

  /// Creates the hue of a role. Returns `nil` if the role has none.
  public init?(role: String) {
    guard let hue = Self.hues[role] else { return nil }
    self = hue
  }
}
