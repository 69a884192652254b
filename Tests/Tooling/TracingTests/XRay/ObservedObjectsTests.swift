import Observation
import PatternKit
import TerminalUI
import Testing

@testable import Stories
@testable import Tracing

@Observable
final class Draft {
  enum Phase: Equatable {
    case empty
    case failed(String)
  }

  var title = "a"
  var phase = Phase.empty
  var count = 0
  weak var label: Label?

  func extend(_ part: (Draft) -> String) { title.extend { part(self) } }
  func countTwice() {
    count += 1
    title += "b"
    count += 1
  }
}

extension String {
  fileprivate mutating func extend(_ part: () -> String) {
    self += part()
    self += part()
  }
}

/// A function with a hook.
private func part(of draft: Draft) -> String { "b" }

@Suite("XRay: values and objects")
struct ObservedObjectsTests {
  private let objects = ObservedObjects()
  private let draft = Draft()
  private let recorder: Recorder
  private let scope = Recorder.Scope(module: "TracingTests")

  init() {
    recorder = Recorder(finding: .names, reading: objects)
    objects.add(draft)
  }

  /// Records an action, and returns its steps that change or read a property.
  private func accesses(in action: () -> Void) async -> [String] {
    recorder.record(action)
    let tree = await recorder.finishEvent(showing: scope)
    return (tree?.steps ?? []).compactMap { step in
      let (call, reading) = (step.call, step.call.reading)
      guard let accessor = call.accessor else { return nil }
      let object = reading.object.map { "\($0)." } ?? ""
      return "\(accessor) \(object)\(call.member.name) \(reading.value ?? "?")"
    }
  }

  @Test func `a value is read when the setter has returned, or at the end of the event`() async {
    let steps = await accesses {
      draft.count = 3
      _ = draft.count
      draft.phase = .failed("a reason that is much longer than the name of its case")
    }

    #expect(steps == ["set 0.count 3", "get 0.count 3", "set 0.phase .failed"])
  }

  @Test func `a property that is changed in place is read when the whole change is made`() async {
    // While the text is extended, a function with a hook is called twice.
    let steps = await accesses { draft.extend(part) }

    #expect(steps == ["set 0.title \"abb\""])
  }

  @Test func `of two changes in place by one function, only the last value is known`() async {
    let steps = await accesses { draft.countTwice() }

    #expect(
      steps.filter { $0.hasPrefix("set") } == [
        "set 0.count ?", "set 0.title \"ab\"", "set 0.count 2",
      ])
  }

  @Test func `a long text is not shown`() async {
    let text = String(repeating: "a", count: 41)

    #expect(await accesses { draft.title = text } == ["set 0.title ?"])
    #expect(await accesses { draft.title = String(text.dropLast()) }[0].hasSuffix("a\""))
  }

  @Test func `two objects of one type are told apart, and an unknown one has no number`() async {
    let (other, unknown) = (Draft(), Draft())
    objects.add(other)

    let steps = await accesses { for draft in [other, draft, unknown] { draft.count = 1 } }

    #expect(steps == ["set 1.count 1", "set 0.count 1", "set count ?"])
    withExtendedLifetime(other) {}
  }

  @Test func `an object at the address of a released one gets a new number`() {
    var addresses: Set<ObjectIdentifier> = []
    for number in 1...100 {
      let draft = Draft()
      addresses.insert(ObjectIdentifier(draft))
      #expect(objects.add(draft) == number)
      #expect(objects.add(draft) == number)
    }

    #expect(addresses.count < 100)
    #expect((1...100).allSatisfy { objects[$0] == nil })
  }

  @Test func `a weak reference that is nil is known, and one to an unknown object is left out`() {
    final class Owner {
      var draft: Draft?
      weak var other: Draft?
    }
    let owner = Owner()
    owner.draft = Draft()
    objects.add(owner)
    #expect(objects.references(of: 1).map(\.property) == ["other"])

    owner.draft = draft

    #expect(objects.references(of: 1).map(\.held) == [0, nil])
    #expect(objects.references(of: 1).map(\.isStrong) == [true, false])
  }

  @Test func `without values, no object is known`() async {
    let recorder = Recorder(finding: .names)
    recorder.record { draft.count = 1 }

    let tree = await recorder.finishEvent(showing: scope)

    #expect(tree?.steps.allSatisfy { $0.call.reading.object == nil } == true)
    #expect(tree?.steps.allSatisfy { $0.call.reading.value == nil } == true)
  }
}
