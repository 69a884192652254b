import Stories

/// Watches the objects, tasks and subscriptions of a screen without retaining them.
@MainActor
package final class LeakDetector {
  private var references: [Reference] = []
  private var tasks: [WatchedTask] = []

  package init() {}

  /// The names of the watched objects, tasks and subscriptions that still exist. Each name occurs
  /// once.
  package var leaks: [String] {
    let objects = references.filter { $0.object != nil }.map(\.name)
    return Set(objects + tasks.filter { !$0.isFinished }.map(\.name)).sorted()
  }

  package func watch(_ object: AnyObject) {
    references.append(Reference(object: object, name: String(describing: type(of: object))))
  }

  package func watch(_ graph: ObjectGraph) {
    for object in graph.objects { watch(object) }
    references += graph.subscriptions.map {
      Reference(object: $0.object, name: "subscription \($0.property)")
    }
    tasks += graph.tasks.map { WatchedTask($0.task, named: "task \($0.property)") }
  }

  private struct Reference {
    weak var object: AnyObject?
    let name: String
  }

  @MainActor
  private final class WatchedTask {
    let name: String
    private(set) var isFinished = false

    init(_ task: Task<Void, Never>, named name: String) {
      self.name = name
      Task { [weak self] in
        await task.value
        self?.isFinished = true
      }
    }
  }
}
