public import PatternKit
import TerminalUI

/// Records the calls of a pattern, event by event.
///
/// Patterns do not know the recorder. The compiler inserts a call of a hook at the entry of each of
/// their functions. During an event, stacks are only collected. Functions are named afterwards.
///
/// ```swift
/// let recorder = Recorder()
/// recorder.record { model.changeNumber() }
/// let tree = await recorder.finishEvent(showing: Recorder.Scope(module: "Model"))
/// ```
@MainActor
public final class Recorder {
  private var buffer = StackBuffer()
  /// The buffer, if the current action or task is recorded.
  private var currentBuffer: StackBuffer? {
    StackBuffer.current === buffer ? buffer : nil
  }
  /// Whether the current action or task is recorded.
  public var isRecording: Bool { currentBuffer != nil }
  /// Whether the recorder finds files and lines.
  public let findsLines: Bool
  private let numbersSteps: Bool
  /// What each task waits for.
  private var waiting: [UInt: CallTreeBuilder.Waiting] = [:]
  /// The previous events that wait for an answer and have no names yet, the latest last.
  private(set) var openEvents: [StackBuffer.Event] = []
  /// The most events that can wait for an answer. A service may never answer.
  private static let maximumOpenEventCount = 8
  private let stacks = NamedStacks()

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
  }

  /// What the stories of this program lack, one line each. It is empty if nothing is missing.
  public nonisolated static var limitations: [String] {
    // A story without any names is reported where it is missing.
    RuntimeAssumption.allCases.filter { $0 != .functionNames && !$0.holds }.map(\.consequence)
  }

  /// The number of stacks taken in this event.
  public var stackCount: Int { buffer.count }
  /// The number and the name of the current event.
  public var event: (number: Int, name: String) { buffer.event }

  /// - Parameters:
  ///   - findsLines: Whether to find files and lines. This takes most of the time that naming
  ///     functions takes.
  ///   - numbersSteps: Whether each call stores its position in the order of time.
  public init(findsLines: Bool = true, numbersSteps: Bool = false) {
    self.findsLines = findsLines
    self.numbersSteps = numbersSteps
    Symbols.prepare()
    StackBuffer.startHooks()
  }

  deinit {
    StackBuffer.stopHooks()
  }

  /// Performs an action, and records its calls and those of the tasks that it starts.
  @discardableResult
  public func record<Result>(_ action: () throws -> Result) rethrows -> Result {
    try StackBuffer.$current.withValue(buffer) {
      try View.$changeHandler.withValue(changeHandler, operation: action)
    }
  }

  /// Performs an action that can wait, and records its calls and those of the tasks that it starts.
  @discardableResult
  public func recordAsync<Result>(_ action: () async throws -> Result) async rethrows -> Result {
    try await StackBuffer.$current.withValue(buffer) {
      try await View.$changeHandler.withValue(changeHandler, operation: action)
    }
  }

  /// Records that a control has changed that no window shows yet.
  private var changeHandler: @MainActor @Sendable () -> Void {
    { [weak self] in self?.takeStack() }
  }

  /// Records that a control has changed, with the number of the change if the caller counts them.
  public func takeStack(ofChange number: Int? = nil) {
    currentBuffer?.takeStack(.change(number))
  }

  func takeStack(calling service: Call) {
    currentBuffer?.takeStack(.service(service))
  }

  func noteAnswer() {
    currentBuffer?.noteAnswer()
  }

  /// Begins the first event of another screen. The tasks of the previous screen are not recorded.
  public func beginScreen() {
    buffer = StackBuffer(beginning: buffer.event.number + 1)
    (waiting, openEvents) = ([:], [])
  }

  /// Begins another event, and discards the calls of the previous one. If a service has not answered
  /// yet, the calls are kept: the answer belongs to the event that made the request.
  public func beginEvent(_ name: String = "") {
    let open = StackBuffer.Event.withOpenRequests(in: openEvents + [buffer.take(beginning: name)])
    openEvents = open.suffix(Self.maximumOpenEventCount)
  }

  /// Ends an event, and returns its calls. Later calls belong to the next event.
  ///
  /// - Returns: `nil` if the program has no function names, because they were stripped or the
  ///   toolchain cannot read them.
  public func finishEvent(showing scope: Scope) async -> CallTree? {
    let finished = buffer.take()
    guard let (stories, waiting) = await stories(of: finished, showing: scope, isDraft: false)
    else { return nil }
    (self.waiting, openEvents) = (waiting, [])
    return stories[0].tree
  }

  /// The calls of an event so far.
  public struct Story: Sendable {
    /// The name of the event.
    public let event: String
    public let tree: CallTree

    /// The story without the steps inside one type.
    public var folded: Story { Story(event: event, tree: tree.folded) }
  }

  /// Returns the calls that this event has made so far. The event continues.
  ///
  /// The trees of earlier events follow, if a service has answered one of their requests since this
  /// event began.
  ///
  /// - Parameter isDraft: Whether to omit files and lines that are not known yet. Finding them takes
  ///   longer than naming.
  /// - Returns: `nil` if the program has no function names.
  public func storiesUpToNow(showing scope: Scope, isDraft: Bool = false) async -> [Story]? {
    await stories(of: buffer.read(), showing: scope, isDraft: isDraft)?.stories
  }

  private func stories(
    of event: StackBuffer.Event, showing scope: Scope, isDraft: Bool
  ) async -> (stories: [Story], waiting: [UInt: CallTreeBuilder.Waiting])? {
    await Self.stories(
      of: openEvents + [event], showing: scope, after: waiting, named: stacks,
      lines: !findsLines ? .none : isDraft ? .known : .all, numbersSteps: numbersSteps)
  }

  /// Names the functions on another thread, and returns the trees of the last event and of those
  /// that continued during it. This takes milliseconds.
  @concurrent private nonisolated static func stories(
    of events: [StackBuffer.Event], showing scope: Scope,
    after waiting: [UInt: CallTreeBuilder.Waiting], named stacks: NamedStacks,
    lines: NamedStacks.Lines, numbersSteps: Bool
  ) async -> (stories: [Story], waiting: [UInt: CallTreeBuilder.Waiting])? {
    guard Symbols.areReadable else { return nil }
    let addresses = events.flatMap(\.samples).map(\.addresses)
    stacks.name(addresses, showing: scope.modules, lines: lines)
    var builder = CallTreeBuilder(
      services: services, waiting: waiting, numbersSteps: numbersSteps)
    for sample in events.flatMap(\.samples) {
      guard let stack = stacks[sample.addresses, lines] else { continue }
      builder.noteObserver(in: stack.calls, of: sample.task)
    }
    var missingStackCount = 0
    for event in events { missingStackCount = builder.add(event, named: stacks, lines: lines) }
    let stories = builder.trees.map { number, tree in
      var tree = tree.assigning(scope.roles)
      if number == events.last?.number { tree.missingStackCount = missingStackCount }
      let name = events.first { $0.number == number }?.name ?? ""
      return Story(event: name, tree: tree)
    }
    return (stories, builder.waiting)
  }
}

extension CallTreeBuilder {
  /// Adds the calls of an event, and returns the number of stacks that could not be added.
  fileprivate mutating func add(
    _ event: StackBuffer.Event, named stacks: NamedStacks, lines: NamedStacks.Lines
  ) -> Int {
    begin(event.number)
    var unreadable = 0
    for sample in event.samples {
      if case .answer = sample.reason {
        noteAnswer(of: sample.task)
      } else if let stack = stacks[sample.addresses, lines] {
        if case .entry = sample.reason, stack.leaf.isGenerated {
          if let name = stack.leaf.protocolName { willCall(through: name, in: sample.task) }
        } else {
          add(stack.calls, sample)
        }
      } else {
        unreadable += 1
      }
    }
    let excess = event.excess.filter { !Symbols.isGenerated($0.key) }.values.reduce(0, +)
    return unreadable + excess
  }
}

extension Call {
  /// Whether a story can begin with the call.
  ///
  /// What a service does inside is the same in every pattern. A source that decodes a feed, for
  /// example, creates items. A release begins no story either: in the live app, the objects of the
  /// previous pattern are released when the next one starts.
  fileprivate var isRoot: Bool {
    switch kind {
    case .touch, .drawing, .answer: true
    case .start: role != nil && role != .items && member.name != "deinit"
    default: false
    }
  }
}

extension CallTree {
  /// Returns the tree with the role of each type. A type without a role in `roles` keeps its role.
  package func assigning(_ roles: [String: RoleName]) -> CallTree {
    func assigned(_ call: Call) -> Call {
      var call = call
      let isControl = Pattern.controlModules.contains(call.module)
      call.role = isControl ? .control : roles[call.outerType] ?? call.role
      call.calls = call.calls.map(assigned)
      return call
    }
    return CallTree(roots: roots.map(assigned).filter { $0.isRoot || roles.isEmpty })
  }
}
