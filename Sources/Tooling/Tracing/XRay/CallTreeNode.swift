import PatternKit
import Stories

/// A call in a tree that grows, and what the builder must remember about it.
final class CallTreeNode {
  var call: Call
  var children: [CallTreeNode] = []
  /// The task whose first function this is, if any.
  var task: UInt?
  /// The task that ran when the node was added, or 0.
  var runningTask: UInt = 0
  /// The number of the event to which the call belongs.
  let event: Int

  init(_ call: Call, of event: Int = 0) {
    (self.call, self.event) = (call, event)
  }

  /// The tasks that this function and its calls have started, the latest last.
  var tasks: [UInt] { (task.map { [$0] } ?? []) + children.flatMap(\.tasks) }

  var tree: Call {
    var tree = call
    tree.calls = children.map(\.tree)
    for index in tree.calls.indices.dropFirst()
    where tree.calls[index - 1].isChangedInPlace(by: tree.calls[index]) {
      tree.calls.swapAt(index - 1, index)
    }
    let following = tree.calls.dropFirst().map(Optional.some) + [nil]
    tree.calls = zip(tree.calls, following).filter { !$0.isContinued(by: $1) }.map(\.0)
    return tree
  }

  /// Returns whether this function, or a control that it called, has started a task with a closure.
  func hasStarted(_ closure: Call) -> Bool {
    children.contains { $0.call.isSameFunction(as: closure) }
      || children.filter(\.call.isControlFunction).flatMap(\.children)
        .contains { $0.hasStarted(closure) }
  }

  /// Returns the last node in this tree that changes a property.
  func lastChange(of property: Call) -> CallTreeNode? {
    let isChange =
      call.accessor == .set && call.module == property.module && call.type == property.type
      && call.member.name == property.member.name
    return children.reversed().lazy.compactMap { $0.lastChange(of: property) }.first
      ?? (isChange ? self : nil)
  }

  /// Returns the nodes in this tree that call the function with the closure.
  func nodes(around closure: Call) -> [CallTreeNode] {
    let isAround =
      call.module == closure.module && call.type == closure.type
      && !call.member.isClosure && call.member.closure == closure.member
    return (isAround ? [self] : []) + children.flatMap { $0.nodes(around: closure) }
  }
}

extension Call {
  /// Whether the property is changed by a method of its value. The compiler begins to change a property, then
  /// calls this method, but the property has its new value only afterwards.
  fileprivate func isChangedInPlace(by method: Call) -> Bool {
    symbol.hasSuffix("vM") && method.type == member.valueType && method.accessor == nil
  }

  /// Whether the next call is the observer of the property that this call has changed: `didSet`.
  fileprivate func isContinued(by next: Call?) -> Bool {
    symbol.hasSuffix("vM") && calls.isEmpty && next?.isSameFunction(as: self) == true
  }

  /// Whether a function of a control is called, and no property.
  var isControlFunction: Bool {
    kind == .call && Pattern.controlModules.contains(module) && accessor == nil
  }
}
