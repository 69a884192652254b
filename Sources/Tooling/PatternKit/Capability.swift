import Foundation

/// Something that the program uses, and that a machine can lack.
///
/// To see what the user of such a machine reads, take capabilities away:
/// `PATTERNS_WITHOUT=names,lines patterns mvvm`.
public enum Capability: String, CaseIterable, Codable, Sendable {
  /// The names of the functions at code addresses.
  case names
  /// The source lines of code addresses.
  case lines
  /// The hook for tasks that continue.
  case tasks
  /// The call at the entry of each function of a pattern.
  case hook
  /// The library that loads feeds from the network.
  case curl

  public var isTakenAway: Bool { Self.takenAway.contains(rawValue) }

  private static let takenAway =
    ProcessInfo.processInfo.environment["PATTERNS_WITHOUT"]?
    .components(separatedBy: ",") ?? []
}
