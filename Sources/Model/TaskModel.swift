/// What has been said during the print task, line by line.
@MainActor
public final class TaskModel {
  public private(set) var lines: [String] = []

  public init() {}

  /// Forgets what was said before.
  public func clear() {
    lines = []
  }

  public func say(_ line: String) {
    lines.append(line)
  }
}
