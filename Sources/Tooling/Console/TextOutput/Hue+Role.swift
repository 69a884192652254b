public import PatternKit

nonisolated extension Hue {
  /// The hue of each role.
  ///
  /// Roles that occur in the same demo have different hues. Controls and plain values have none:
  /// they are the same in every pattern.
  private static let hues: [RoleName: Hue] = [
    .view: .cyan, .manager: .cyan,
    .presenter: .magenta, .viewModel: .magenta, .worker: .magenta,
    .controller: .blue, .row: .blue, .messages: .blue,
    .model: .green, .service: .yellow,
  ]

  /// The names of the roles that have a hue.
  public static var roles: [RoleName] { hues.keys.sorted { $0.rawValue < $1.rawValue } }

  /// Creates the hue of a role. Returns `nil` if the role has none.
  public init?(role: RoleName) {
    guard let hue = Self.hues[role] else { return nil }
    self = hue
  }
}
