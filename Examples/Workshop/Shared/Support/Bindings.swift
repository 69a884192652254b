import PatternKit
import Testing

/// Asks the same questions of the closures that an object calls: bindings, listeners, reports.
public struct Bindings<Object: AnyObject> {
  /// A place for a closure.
  public struct Binding {
    let name: String
    let isReplaceable: Bool
    /// Whether it is called when all values have changed.
    let isReport: Bool
    let set: (Object, (() -> Void)?) -> Void

    /// - Parameter set: Sets the closure, or none.
    public init(
      _ name: String, isReport: Bool = true, set: @escaping (Object, (() -> Void)?) -> Void
    ) {
      (self.name, self.isReport, isReplaceable, self.set) = (name, isReport, true, set)
    }

    /// - Parameter add: Adds a closure to those that are called.
    public init(adding name: String, add: @escaping (Object, @escaping () -> Void) -> Void) {
      (self.name, isReport, isReplaceable) = (name, true, false)
      set = { object, closure in if let closure { add(object, closure) } }
    }
  }

  private let bindings: [Binding]
  private let makeObject: () -> Object
  private let values: (Object) -> [String]
  private let events: [@MainActor (Object) async -> Void]

  /// - Parameters:
  ///   - values: Returns each value that a screen can read.
  ///   - object: Creates equal objects.
  public init(
    _ bindings: Binding..., values: @escaping (Object) -> [String],
    events: [@MainActor (Object) async -> Void], object: @escaping () -> Object
  ) {
    (self.bindings, self.values) = (bindings, values)
    (self.events, makeObject) = (events, object)
  }

  /// Records an issue for the first wrong answer.
  public func ask(sourceLocation: SourceLocation = #_sourceLocation) async {
    if let finding = await finding() {
      Issue.record(say(finding), sourceLocation: sourceLocation)
    }
  }

  func finding() async -> LocalizedText? {
    for binding in bindings where binding.isReport {
      if let finding = await untrueReport(by: binding) { return finding }
    }
    if let finding = await leak() { return finding }
    for binding in bindings where binding.isReplaceable {
      for isUsed in [false, true] {
        if let finding = await brokenChoice(of: binding, isUsed) { return finding }
      }
    }
    return nil
  }

  /// The closure is called once for a change, and then each value is new. At least one value changes.
  private func untrueReport(by binding: Binding) async -> LocalizedText? {
    let object = makeObject()
    var (reports, wasSeen): ([[String]], Bool) = ([], false)
    for other in bindings where other.name != binding.name { other.set(object) {} }
    binding.set(object) { [weak object] in reports.append(object.map(values) ?? []) }
    for event in events {
      let before = values(object)
      reports = []
      await event(object)
      let (now, inEvent) = (values(object), reports.count)
      await runStartedTasks()
      if reports.count > inEvent {
        return .lateCall(of: binding.name)
      }
      if let told = reports.last, told != now {
        return
          "When `\(binding.name)` was called, the test read \(.quoted(told)), and afterwards \(.quoted(now)). Change each value first, then report."
      }
      if before != now, reports.count != 1 {
        return
          "`\(binding.name)` was called \(times(reports.count)) when \(.quoted(before)) became \(.quoted(now)), expected once."
      }
      wasSeen = wasSeen || before != now
    }
    if wasSeen { return nil }
    return
      "No event of the test changed what a screen reads: \(.quoted(values(object))). It must follow each change."
  }

  /// The object dies with its owner, stored closures included.
  private func leak() async -> LocalizedText? {
    weak var unused: Object?
    do {
      let object = makeObject()
      unused = object
      for binding in bindings { binding.set(object) {} }
      for event in events { await event(object) }
    }
    await runStartedTasks()
    return unused.map {
      "All owners are gone, and these objects still exist: \("\(type(of: $0))"). Which closure or object retains them?"
    }
  }

  /// Returns how often each closure is called after a change of the bindings.
  ///
  /// - Parameter isUsed: Whether the object has called its first closures before.
  private func calls(_ isUsed: Bool, _ change: (Object) -> Void) async -> [Int] {
    let object = makeObject()
    let counter = Counter(bindings.count)
    for (index, binding) in bindings.enumerated() {
      binding.set(object) { counter.counts[index] += 1 }
    }
    if isUsed { for event in events { await event(object) } }
    change(object)
    counter.counts = counter.counts.map { _ in 0 }
    for event in events { await event(object) }
    await runStartedTasks()
    return counter.counts
  }

  /// Each closure may be missing, and a second one replaces the first.
  private func brokenChoice(of binding: Binding, _ isUsed: Bool) async -> LocalizedText? {
    let index = bindings.firstIndex { $0.name == binding.name } ?? 0
    let expected = await calls(isUsed) { _ in }
    var (others, missing) = (await calls(isUsed) { object in binding.set(object, nil) }, expected)
    (others[index], missing[index]) = (0, 0)
    if others != missing {
      return "`\(binding.name)` is not set, and the other closures are not called as before."
    }
    let second = Counter(1)
    let first = await calls(isUsed) { object in binding.set(object) { second.counts[0] += 1 } }
    if first[index] > 0 || second.counts[0] != expected[index] {
      return
        "`\(binding.name)` was set again. The first one was called \(times(first[index])) and the second one \(times(second.counts[0])), expected \(times(expected[index])) for the second one."
    }
    return nil
  }

  private func times(_ count: Int) -> LocalizedText { count == 1 ? "once" : "\(count) times" }
}

/// A model, and a view model of it.
public final class Pair<Model, ViewModel> {
  public let model: Model
  public let viewModel: ViewModel

  public init(_ model: Model, _ makeViewModel: (Model) -> ViewModel) {
    (self.model, viewModel) = (model, makeViewModel(model))
  }
}

private final class Counter {
  var counts: [Int]
  init(_ count: Int) { counts = Array(repeating: 0, count: count) }
}
