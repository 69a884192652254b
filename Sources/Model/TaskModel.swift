/// The output of the print task, line by line.
@MainActor
public final class TaskModel {
  public private(set) var lines: [String] = []

  public init() {}

  /// Removes the lines of the previous task.
  public func clear() {
    lines = []
  }

  public func say(_ line: String) {
    lines.append(line)
  }
}
