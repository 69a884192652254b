import PatternKit

extension CallTree {
  /// The index of the step that decides which pattern it is, among all steps of the tree. It is `nil`
  /// if the event changes no model, or no control afterwards.
  ///
  /// It is the step by which a change of the model reaches the object that changes the control.
  public var decidingStep: Int? {
    let steps = hops
    var parents: [Int?] = []
    func note(_ calls: [Call], below parent: Int?) {
      for call in calls {
        parents.append(parent)
        note(call.calls, below: parents.count - 1)
      }
    }
    note(roots, below: nil)
    let isChange = { (call: Call) in call.isOf(.model) && call.accessor == .set }
    guard let change = steps.firstIndex(where: { isChange($0.call) }) else { return nil }
    for control in steps.indices.dropFirst(change) where steps[control].call.changesControl {
      let way = sequence(first: control) { parents[$0] }.dropFirst().prefix { $0 >= change }
      // A new task shows the first value. It does not wait for the change.
      if way.contains(where: { steps[$0].call.kind == .starts }) { continue }
      let type = way.first.map { steps[$0].call.type }
      return way.prefix { steps[$0].call.type == type }.reversed().first ?? control
    }
    return nil
  }
}
