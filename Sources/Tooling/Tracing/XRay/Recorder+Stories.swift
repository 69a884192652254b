public import PatternKit
public import Stories
import Synchronization

extension Recorder {
  /// The functions that are shown.
  public struct Scope: Sendable {
    let modules: Set<String>
    let roles: [String: RoleName]

    /// - Parameters:
    ///   - module: The module of the pattern. The modules that patterns share are shown with it.
    ///   - roles: The role of each type, by name.
    public init(module: String, roles: [String: RoleName] = [:]) {
      modules = Pattern.sharedModules.union([module])
      self.roles = roles
    }

    /// Shows the functions of connected objects.
    @MainActor public init(_ connected: ConnectedObjects) {
      (modules, roles) = (Pattern.sharedModules.union(connected.modules), connected.roles)
    }

    /// Shows the functions of a demo.
    public init(_ demo: PatternDemo) {
      self.init(module: demo.pattern.module, roles: demo.roleNames)
    }
  }

  /// Whether stories contain each call and its cause on this machine. Otherwise they prove nothing.
  public nonisolated static var findsEachCall: Bool { RuntimeAssumption.neededForProof.isEmpty }

  /// Ends an event, and returns its calls. Later calls belong to the next event.
  ///
  /// - Returns: `nil` if the program has no function names, because they were stripped or the
  ///   toolchain cannot read them.
  public func finishEvent(showing scope: Scope) async -> CallTree? {
    let events = openEvents + [endEvent()]
    guard
      let (stories, waiting) = await stories(
        of: events, showing: scope, after: waiting, finding: detail)
    else { return nil }
    (self.waiting, openEvents) = (waiting, [])
    return objects.map { stories[0].tree.assigning($0.singleObjects) } ?? stories[0].tree
  }

  /// Returns the calls that this event has made so far. The event continues.
  ///
  /// The trees of earlier events follow, if a service has answered one of their requests since this
  /// event began.
  ///
  /// - Parameter detail: Whether to find files and lines. A story of names has them if they are known.
  /// - Returns: `nil` if the program has no function names.
  public func storiesUpToNow(
    showing scope: Scope, finding detail: Story.Detail = .lines
  ) async -> [Story]? {
    await stories(
      of: openEvents + [currentEvent], showing: scope, after: waiting,
      finding: min(detail, self.detail))?.stories
  }

  /// Names the functions on another thread, and returns the trees of the last event and of those
  /// that continued during it. This takes milliseconds.
  @concurrent private nonisolated func stories(
    of events: [RecordedEvent], showing scope: Scope,
    after waiting: CallTreeBuilder.Tasks, finding detail: Story.Detail
  ) async -> (stories: [Story], waiting: CallTreeBuilder.Tasks)? {
    guard Symbols.areReadable else { return nil }
    let all = Set(events.flatMap(\.samples).map(\.addresses))
    var builder = CallTreeBuilder(services: Self.services, tasks: waiting)
    let missingStackCount = builder.add(
      events, named: named(all, showing: scope.modules, finding: detail))
    let stories = builder.trees.map { number, tree in
      var tree = tree.assigning(scope.roles)
      if number == events.last?.number { tree.missingStackCount = missingStackCount }
      return Story(event: events.first { $0.number == number }?.name ?? "", tree: tree)
    }
    return (stories, builder.tasks)
  }

  /// Names the functions of stacks. Equal calls have equal stacks, which are named once for a screen.
  private nonisolated func named(
    _ stacks: Set<[UInt]>, showing modules: Set<String>, finding detail: Story.Detail
  ) -> [[UInt]: CallStack] {
    let known = namedStacks.withLock { $0.modules == modules ? $0.stacks : [:] }
    let unknown = stacks.filter { known[$0] == nil }
    if unknown.isEmpty { return known }
    let addresses = Set(unknown.flatMap(\.self))
    Symbols.lookUp(addresses)
    if detail == .lines { Symbols.lookUpLines(addresses, in: modules) }
    let haveLines = Symbols.withoutLines(addresses, in: modules).isEmpty
    let shown = haveLines ? self.detail : detail
    let pairs = unknown.map { ($0, CallStack(Symbols.frames(of: $0, shown), showing: modules)) }
    let named = known.merging(pairs) { first, _ in first }
    // Later, the lines can be known too.
    if shown == self.detail { namedStacks.withLock { $0 = (modules, named) } }
    return named
  }
}

extension CallTreeBuilder {
  /// Adds the calls of events, and returns the number of stacks of the last event that could not be added.
  mutating func add(_ events: [RecordedEvent], named stacks: [[UInt]: CallStack]) -> Int {
    for sample in events.flatMap(\.samples) {
      stacks[sample.addresses].map { noteObserver(in: $0, of: sample.task) }
    }
    var missing = 0
    for event in events {
      begin(event.number)
      missing = event.excess
      for sample in event.samples {
        if case .answer = sample.reason {
          noteAnswer(of: sample.task)
        } else if let stack = stacks[sample.addresses], let leaf = stack.leaf {
          if case .entry = sample.reason, leaf.isGenerated {
            if let name = leaf.protocolName { willCall(through: name, in: sample.task) }
          } else {
            add(stack, sample)
          }
        } else {
          missing += 1
        }
      }
    }
    return missing
  }
}
