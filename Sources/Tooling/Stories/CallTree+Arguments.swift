import PatternKit

extension CallTree {
  /// Returns the tree with the arguments that are known: of functions that set a label to their only parameter.
  ///
  /// A recorder reads what a label shows, but no argument. So the source has to contain `label.text = text` or
  /// `label.text = "\(number)"`, with the name of the parameter, and no variable of this name.
  ///
  /// - Parameter sites: The lines that make the steps of this tree, or `nil` to find them.
  @MainActor
  package func withArguments(from sources: StepSources, at sites: CallSites? = nil) -> CallTree {
    let sites = sites ?? CallSites(of: self, in: sources)
    return changing { call in
      if call.accessor == nil, !call.member.isClosure {
        call.reading.value = argument(of: call, at: sites, in: sources) ?? call.reading.value
      }
    }
  }

  // An expression is compiled when it is used first, which takes longer than a search.
  @MainActor private static let parameter = #/(\w+): /#
  @MainActor private static let assignment = #/ = (?:"\\\((\w+)\)"|(\w+))$/#

  @MainActor private func argument(
    of call: Call, at sites: CallSites, in sources: StepSources
  ) -> String? {
    let changes = call.calls.filter { $0.changesControl && $0.reading.value != nil }
    guard !changes.isEmpty, let lines = sources.source(of: call)?.lines,
      let declaration = lines.first(where: { $0.text.contains("func ") })?.text
    else { return nil }
    // The first of two parameters is the sender.
    let parameters = declaration.matches(of: Self.parameter).map(\.1)
    for change in changes {
      let site = sites[change]?.lines.first
      guard let line = lines.first(where: { $0.number == site })?.text,
        let match = line.firstMatch(of: Self.assignment),
        let name = match.1 ?? match.2, (1...2).contains(parameters.count), name == parameters.last,
        !lines.contains(where: {
          $0.text.contains("let \(name)") || $0.text.contains("var \(name)")
        })
      else { continue }
      return match.2 == nil
        ? change.reading.value?.replacing("\"", with: "") : change.reading.value
    }
    return nil
  }
}
