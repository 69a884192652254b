import ArgumentParsing
import Contract
import XRay

/// The form in which an X-ray is printed.
package enum XRayForm: String, CaseIterable {
  case text, mermaid, json

  package init(_ word: String) throws {
    guard let form = XRayForm(rawValue: word) else {
      throw UsageError(unknown: "X-ray form", word, known: Self.allCases.map(\.rawValue))
    }
    self = form
  }
}

/// The call trees of a demo, event by event.
final class XRayReport {
  private let driver: ScreenDriver
  private let recorder = Recorder()
  /// The different trees of the current step, and how many times each occurred.
  private var trees: [(tree: CallTree, count: Int)] = []
  private var canNameFunctions = true
  private var hasSaidSo = false

  init(of driver: ScreenDriver) {
    self.driver = driver
    driver.wrapServices = recorder.recording
    driver.onChange = { [recorder] _ in recorder.takeStack() }
  }

  /// Ends one of the events in a step.
  func finishEvent() async {
    guard canNameFunctions else { return }
    let modules: Set = ["Model", "TerminalUI", driver.module]
    guard let tree = await recorder.finishEvent(showing: modules) else {
      canNameFunctions = false
      return
    }
    if let index = trees.firstIndex(where: { $0.tree == tree }) {
      trees[index].count += 1
    } else {
      trees.append((tree, 1))
    }
  }

  /// Returns, once, a note that the program has no function names. Returns `nil` if it has names.
  func takeNote() -> String? {
    guard !canNameFunctions, !hasSaidSo else { return nil }
    hasSaidSo = true
    return "no X-ray: this program contains no readable function names"
  }

  /// Ends a step, and returns its trees. Returns `nil` if the program has no function names.
  func takeTrees() -> [TranscriptEntry.Tree]? {
    defer { trees = [] }
    guard canNameFunctions else { return nil }
    return trees.map { TranscriptEntry.Tree(count: $0.count, roots: $0.tree.roots) }
  }
}
