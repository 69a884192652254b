import PatternKit

/// The roles that no pattern of the catalog has.
nonisolated extension RoleName {
  public static let helper = RoleName("helper")
  public static let button = RoleName("button")
  public static let screen = RoleName("screen")
}
