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

  /// - Parameters:
  ///   - services: The services that answer, whose types are shown.
  ///   - isFull: Whether to show every step.
  init(of driver: ScreenDriver, services: Services, isFull: Bool) {
    recording = Recording(of: driver, services: services)
    self.isFull = isFull
  }

  /// Ends one of the events in a step.
  func finishEvent() async {
    guard let recorded = await recording.finishEvent() else { return }
    let tree = isFull ? recorded : recorded.folded
    if let index = trees.firstIndex(where: { $0.tree == tree }) {
      trees[index].count += 1
    } else {
      trees.append(RepeatedTree(tree: tree))
    }
  }

  /// Ends a step, and returns its trees.
  func takeTrees() -> [RepeatedTree] {
    defer { trees = [] }
    return trees
  }
}
