import PatternKit

/// The source lines that make the steps of a call tree.
///
/// A step of a folded tree can hide the function that made its call. So the callers are those of the
/// tree with all steps.
package struct CallSites {
  private let sources: StepSources
  /// The caller of each step, with only the line that makes the step, by the number of the step.
  private var sites: [Int: Call] = [:]

  package init(of tree: CallTree, in sources: StepSources) {
    self.sources = sources
    for root in tree.roots { addSites(ofCallsIn: root) }
  }

  /// Returns the caller of a step, with only the line that makes the step.
  ///
  /// The line is one that the caller reached, and it names the called member. For a task that a change
  /// wakes, it is the line that makes the change. Returns `nil` if there is no such line.
  package subscript(call: Call) -> Call? { sites[call.number] }

  /// Returns the functions that contain the lines that make a step, with only these lines.
  ///
  /// For a task that a change wakes, the first line makes the change, and the second one starts the task.
  package func makers(of call: Call) -> [Call] {
    [self[call], call.kind.continuesLater ? call : nil].compactMap(\.self)
  }

  private mutating func addSites(ofCallsIn caller: Call) {
    guard !caller.calls.isEmpty else { return }
    // The stack of a last statement can show another line. So the lines after it count too.
    let source = caller.lines.isEmpty ? nil : sources.source(of: caller)
    let following = source?.lines.drop { !$0.isReached } ?? []
    // Calls of the same member can be in several lines. They are in the order of time.
    var counts: [String: Int] = [:]
    for call in caller.calls.sorted(by: { $0.number < $1.number }) {
      if call.kind.continuesLater {
        sites[call.number] = sites[caller.number]
      } else if let name = call.nameAtSite, !caller.lines.isEmpty {
        let uses = following.filter { $0.text.uses(name) }
        let changes = uses.filter { call.accessor == .set && $0.text.changes(name) }
        let all = changes.isEmpty ? uses : changes
        let reached = all.filter(\.isReached)
        let candidates = reached.isEmpty ? all : reached
        let count = counts["\(name) \(call.words)", default: 0]
        counts["\(name) \(call.words)"] = count + 1
        if let line = candidates.dropFirst(count).first ?? candidates.last {
          sites[call.number] = caller
          sites[call.number]?.lines = [line.number]
        }
      }
      addSites(ofCallsIn: call)
    }
  }
}

extension Call {
  /// The word that the line of the caller contains. The line that starts a task contains no name.
  fileprivate var nameAtSite: String? {
    if kind == .notification { return via }
    if kind == .starts { return nil }
    return member.name == "init" ? type.split(separator: ".").last.map(String.init) : member.name
  }
}

extension String {
  private var identifiers: [String] {
    split { !$0.isPartOfName }.map(String.init)
  }

  /// Returns whether the line contains a name, other than the name of the function that it declares.
  fileprivate func uses(_ name: String) -> Bool {
    let words = identifiers
    return zip([""] + words, words).contains { $0 != "func" && $1 == name }
  }

  fileprivate func changes(_ name: String) -> Bool {
    guard let left = split(separator: " = ", maxSplits: 1).first, left.count < count else {
      return false
    }
    return String(left).identifiers.last == name
  }
}
