import Stories

/// A call stack, and the reason why it was taken.
struct StackSample: Sendable {
  enum Reason: Sendable {
    /// An instrumented function was called.
    case entry
    /// A control changed. The number is that of the caller, if it counts the changes.
    case change(Int?)
    case service(Call)
    /// A service answered the running task.
    case answer
    /// The task with this ID was woken.
    case wake(UInt)
  }

  let reason: Reason
  /// The ID of the running task, or 0.
  let task: UInt
  /// The return addresses, innermost first.
  let addresses: [UInt]
  /// The number of the object whose method was entered, or of the control that changed, if it is known.
  var object: Int?
  var value: String?

  /// Whether a task called a service, and can wait for its answer.
  fileprivate var isRequest: Bool {
    guard case .service(let call) = reason else { return false }
    return task != 0 && call.via != Recorder.immediateService
  }
}

/// The stacks that were taken from one event to the next.
struct RecordedEvent: Sendable {
  var number = 0
  var name = "start"
  var samples: [StackSample] = []
  /// How many times each function was called, by its address.
  private(set) var callCounts: [UInt: Int] = [:]
  /// The functions that are no steps of a story, by their addresses. Their stacks are not stored.
  private let generated = Symbols.generatedAddresses

  /// The most stacks of one function in an event. If a model compares two lists of a million items,
  /// for example, `==` is called a million times.
  static let limit = 10_000

  mutating func countEntry(of address: UInt) -> Bool {
    guard !generated.contains(address) else { return false }
    callCounts[address, default: 0] += 1
    return callCounts[address, default: 0] <= Self.limit
  }

  /// The number of stacks that were not stored, because their function was called too often.
  var excess: Int {
    let generated = Symbols.generatedAddresses
    return callCounts.filter { !generated.contains($0.key) }.values
      .reduce(0) { $0 + max(0, $1 - Self.limit) }
  }

  /// Returns the events in which a task requested something from a service, and got no answer yet.
  /// An event whose request was answered in one of these events is also returned.
  static func withOpenRequests(in events: [RecordedEvent]) -> [RecordedEvent] {
    var tasks: Set<UInt> = []
    for sample in events.flatMap(\.samples) {
      // A service can call functions of the model before it answers.
      if sample.isRequest { tasks.insert(sample.task) }
      if case .answer = sample.reason { tasks.remove(sample.task) }
    }
    var open: [RecordedEvent] = []
    for event in events.reversed()
    where event.samples.contains(where: { $0.isRequest && tasks.contains($0.task) }) {
      open.insert(event, at: 0)
      tasks.formUnion(event.samples.map(\.task))
    }
    return open
  }
}
