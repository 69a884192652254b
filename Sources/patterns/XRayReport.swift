import Catalog
import Foundation
import TerminalUI
import XRay

/// How who called whom is printed.
enum XRayForm: String, CaseIterable {
  case text, mermaid, json

  init(_ word: String) throws {
    guard let form = XRayForm(rawValue: word) else {
      let forms = Self.allCases.map { "--xray=\($0.rawValue)" }.joined(separator: ", ")
      throw UsageError(message: "the forms are \(forms), not “\(word.fitted(to: 60))”")
    }
    self = form
  }
}

/// Who called whom while a demo is worked, step by step.
final class XRayReport {
  private let driver: ScreenDriver
  private let form: XRayForm
  private let recorder = Recorder()
  /// The different trees of the present step, and how often each occurred.
  private var trees: [(tree: CallTree, count: Int)] = []
  private var canNameFunctions = true
  private var hasSaidSo = false

  init(of driver: ScreenDriver, in form: XRayForm) {
    self.driver = driver
    self.form = form
    driver.wrapServices = recorder.recording
    driver.onChange = { [recorder] _ in recorder.takeStack() }
  }

  /// Says, once, how the trees are to be read.
  var legend: [String] { form == .text ? CallTree.legend : [] }

  /// Ends one of the events of which a step consists.
  func finishEvent() {
    guard canNameFunctions else { return }
    guard let tree = recorder.finishEvent(showing: ["Model", "TerminalUI", driver.module]) else {
      canNameFunctions = false
      return
    }
    if let index = trees.firstIndex(where: { $0.tree == tree }) {
      trees[index].count += 1
    } else {
      trees.append((tree, 1))
    }
  }

  /// Ends a step, and prints its trees.
  func linesOfStep() throws -> [String] {
    defer { trees = [] }
    guard canNameFunctions else {
      defer { hasSaidSo = true }
      return hasSaidSo
        ? [] : ["no X-ray: the functions of this program have no names that can be read"]
    }
    return try trees.flatMap { tree, count in
      if form == .json { return [try Self.json(tree, count)] }
      let times = count > 1 ? [form == .mermaid ? "%% ×\(count)" : "×\(count)"] : []
      guard !tree.roots.isEmpty else { return times + ["nothing changed"] }
      return times + (form == .mermaid ? tree.mermaid : tree.text)
    }
  }

  /// A tree in one line: `{"count":…,"roots":[…]}`.
  private static func json(_ tree: CallTree, _ count: Int) throws -> String {
    struct Entry: Encodable {
      let count: Int
      let roots: [Call]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(Entry(count: count, roots: tree.roots))
    return String(decoding: data, as: UTF8.self)
  }
}
