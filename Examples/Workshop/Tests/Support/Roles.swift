import PatternKit

/// The roles that no pattern of the catalog has.
nonisolated extension RoleName {
  public static let helper = RoleName("helper")
  public static let button = RoleName("button")
  public static let screen = RoleName("screen")
  public static let counter = RoleName("counter")
  public static let message = RoleName("message")
  public static let delegate = RoleName("delegate")
  public static let category = RoleName("category view")
  public static let chips = RoleName("chips view")
  public static let summary = RoleName("summary view")
}
