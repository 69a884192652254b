import Inputs
import Model
import Tracing
import UITesting

/// The form in which an X-ray is printed.
package enum XRayForm: String, CaseIterable {
  /// Call trees without the steps inside one type.
  case text
  /// Call trees with every step.
  case full
  /// Which object holds which, after the last event.
  case holds
  /// One document with the screens, the call trees and the references.
  case json

  package init(_ word: String) throws {
    guard let form = XRayForm(rawValue: word) else {
      throw UsageError(unknown: "X-ray form", word, known: Self.allCases.map(\.rawValue))
    }
    self = form
  }
}

/// The call trees of a demo, event by event.
final class EventTrees {
  let recording: Recording
  private let isFull: Bool
  /// The different trees of the current step, and how many times each occurred.
  private var trees: [RepeatedTree] = []
  private var canNameFunctions = true

  /// - Parameters:
  ///   - services: The services that answer, whose types are shown.
  ///   - isFull: Whether to show every step.
  init(of driver: ScreenDriver, services: Services, isFull: Bool) {
    recording = Recording(of: driver, services: services)
    self.isFull = isFull
  }

  /// Ends one of the events in a step.
  func finishEvent() async {
    guard canNameFunctions else { return }
    guard let recorded = await recording.finishEvent() else {
      canNameFunctions = false
      return
    }
    let tree = isFull ? recorded : recorded.folded
    if let index = trees.firstIndex(where: { $0.tree == tree }) {
      trees[index].count += 1
    } else {
      trees.append(RepeatedTree(tree: tree))
    }
  }

  /// A note that the program has no function names, or `nil` if it has names.
  var note: String? {
    canNameFunctions ? nil : "no X-ray: this program contains no readable function names"
  }

  /// Ends a step, and returns its trees. Returns `nil` if the program has no function names.
  func takeTrees() -> [RepeatedTree]? {
    defer { trees = [] }
    return canNameFunctions ? trees : nil
  }
}
