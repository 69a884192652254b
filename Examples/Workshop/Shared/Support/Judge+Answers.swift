import PatternKit
import Stories

/// Each function returns what is wrong, or `nil` if the answer is right.
extension Judge {
  func lostSubject() async -> LocalizedText? {
    let screen = await open(makeSubject())
    if screen.isSubjectOwned { return nil }
    let types = LocalizedText.list(screen.types(in: exercise.module))
    let lost: LocalizedText =
      isOfTests ? "what the test created them with" : "\("\(Subject.self)")"
    return
      "None of these objects retains \(lost): \(types). The object that uses it must store it."
  }

  /// Whether the subject has a type of the tests, whose name says nothing to a learner.
  private var isOfTests: Bool {
    String(reflecting: Subject.self).hasPrefix("\(exercise.module)Tests.")
  }

  func remainingObjects() async -> LocalizedText? {
    for count in 0...events.count {
      var subject: Subject? = makeSubject()
      weak let unused = subject
      let kept = subject.map(ownedTypes) ?? []
      let screen = await open(subject ?? makeSubject())
      for event in events.prefix(count) { await screen.perform(event) }
      let types = screen.types(in: exercise.module)
      let remaining = await screen.close(keeping: kept)
      if let remaining { return remaining }
      subject = nil
      await screen.driver.runPendingTasks()
      let names = unused == nil || isOfTests ? [] : kept.prefix(1)
      let leaks = Set(screen.driver.leaks + names).sorted()
      if !leaks.isEmpty {
        return
          "All owners are gone, and these objects still exist: \(LocalizedText.list(leaks)). Which closure or object retains them?"
      }
      if unused != nil {
        return
          "All owners are gone, and what the test created the screen with still exists. Which closure or object of \(LocalizedText.list(types)) retains it?"
      }
    }
    return nil
  }

  func changesAfterClosing() async -> LocalizedText? {
    /// Returns what another screen shows. It may replace the bindings of the one that is closed.
    func texts(closing isClosed: Bool) async -> [[String]] {
      let subject = makeSubject()
      let early = isObserved ? await open(subject) : nil
      let screen = await open(subject)
      for event in events { await screen.perform(event) }
      let other = if let early { early } else { await open(subject) }
      if isClosed { _ = await screen.close(keeping: []) }
      let texts = await self.texts(of: other)
      _ = await (screen.close(keeping: []), other.close(keeping: []))
      for case .change(let change) in events { change(subject) }
      await other.driver.runPendingTasks()
      return texts
    }
    let pairs = zip(await texts(closing: true), await texts(closing: false))
    return pairs.first { $0 != $1 }.map { shown, expected in
      "One screen was closed, and another one shows \(quoted(shown)), expected \(quoted(expected)). A screen must not end what another one observes."
    }
  }

  /// After the first change, a closure may find that its screen is gone, and end its observation.
  func observationAfterClosing() async -> LocalizedText? {
    let subject = makeSubject()
    let tree = await exercise.story {
      let screen = await open(subject)
      _ = await screen.close(keeping: ownedTypes(of: subject))
      for case .change(let change) in events + events {
        change(subject)
        await runStartedTasks()
      }
    }
    let last = tree?.roots.last { $0.kind == .start && $0.role == .viewModel }
    let late = CallTree(roots: [last].compactMap(\.self)).steps.first { step in
      // A helper of the view can observe, and one of the view model may format.
      step.call.role == .view
        || step.caller?.role == .viewModel && [.observer, .wakes].contains(step.call.kind)
    }
    return late.map {
      "The screen is closed, and a closure of it still runs after each change: \(Fingerprint.text(of: $0)). The observation must end with the screen."
    }
  }

  /// Returns the texts at the start, and after each event.
  func texts(of screen: OpenScreen<Subject>) async -> [[String]] {
    var texts = [screen.texts]
    for event in events {
      await screen.perform(event)
      texts.append(screen.texts)
    }
    return texts
  }

  func sharedState() async -> LocalizedText? {
    let alone = await texts(of: open(makeSubject()))
    func difference(_ pairs: [([String], [String])]) -> LocalizedText? {
      pairs.first { $0.0 != $0.1 }.map { shown, expected in
        "A screen shows \(quoted(shown)) beside another screen, and alone \(quoted(expected))."
      }
    }
    // One after the other: a new object can have the address of a released one.
    for _ in 1...8 {
      let later = await texts(of: open(makeSubject()))
      if let (shown, expected) = zip(later, alone).first(where: { $0 != $1 }) {
        return
          "A screen shows \(quoted(shown)) after other screens, and the first one showed \(quoted(expected))."
      }
    }
    // At the same time, first one after the other, then in turns.
    let screens = [await open(makeSubject()), await open(makeSubject())]
    for (screen, other) in [(screens[0], screens[1]), (screens[1], screens[0])] {
      var pairs = [(screen.texts, alone[0])]
      other.changes = [:]
      for (number, event) in events.enumerated() {
        let before = other.texts
        await screen.perform(event)
        pairs += [(other.texts, before), (screen.texts, alone[number + 1])]
      }
      if let difference = difference(pairs) { return difference }
      if !other.labelChanges.isEmpty {
        return "An event of one screen set a label of another screen."
      }
    }
    let others = [await open(makeSubject()), await open(makeSubject())]
    var pairs = others.map { ($0.texts, alone[0]) }
    for (number, event) in events.enumerated() {
      for screen in others {
        await screen.perform(event)
        pairs.append((screen.texts, alone[number + 1]))
      }
    }
    return difference(pairs)
  }

  func wrongLaterScreen() async -> LocalizedText? {
    let expected = await texts(of: open(makeSubject()))
    for number in 0..<max(events.count, 1) {
      let subject = makeSubject()
      let first = await open(subject)
      for event in events.prefix(number) { await first.perform(event) }
      let later = await open(subject)
      var shown = [later.texts]
      for event in events.dropFirst(number) {
        await later.perform(event)
        shown.append(later.texts)
      }
      if let (shown, expected) = zip(shown, expected.dropFirst(number)).first(where: { $0 != $1 }) {
        return
          "A screen showed \(quoted(expected)), and another one that was opened later, with equal data, \(quoted(shown))."
      }
    }
    return nil
  }

  func lateStart(of screen: OpenScreen<Subject>) -> LocalizedText? {
    screen.textsInEvent == screen.texts
      ? nil : "The first texts came after `viewDidLoad`. Show them in it, without a task or queue."
  }

  func wrongChange() async -> LocalizedText? {
    let subject = makeSubject()
    var screens = [await open(subject)]
    if let finding = lateStart(of: screens[0]) { return finding }
    if isObserved { screens += [await open(subject), await open(subject)] }
    for (number, event) in events.enumerated() {
      for screen in screens { screen.changes = [:] }
      let acting = screens[number % screens.count]
      await acting.perform(event)
      if isImmediate, acting.textsInEvent != acting.texts {
        return
          "The screen changed after the event had ended. Report and show it without a task or queue."
      }
      let isUnchanged = acting.changes.isEmpty
      if let finding = acting.staleRows() {
        return isUnchanged
          ? "An event changed no control of the screen. Observe each change, and show it." : finding
      }
      // It stays open: an object that is released could crash the program.
      let new = isObserved ? await open(subject) : acting
      let expected = new.texts
      for screen in screens {
        if screen.texts != expected {
          return
            "One of several screens shows \(quoted(screen.texts)), and a new one shows \(quoted(expected)). Both must show the present state."
        }
        let count = screen.labelChanges.max() ?? 0
        if count > 1 { return "A label was set \(count) times for one change. Set it once." }
      }
      if isObserved { screens.append(new) }
    }
    return nil
  }

  func textReadBack() async -> LocalizedText? {
    let expected = await texts(of: open(makeSubject()))
    // A second screen that differs without the test is the answer to another question.
    guard await texts(of: open(makeSubject())) == expected else { return nil }
    // They stay open: a new object must not have the address of a released one.
    var screens: [OpenScreen<Subject>] = []
    for (number, event) in events.enumerated() {
      let (old, new) = (expected[number], expected[number + 1])
      for end in ["7 (set by the test)", nil, " (set by the test)"] {
        let screen = await open(makeSubject())
        screens.append(screen)
        for event in events.prefix(number) { await screen.perform(event) }
        // A number, the text of another state, or the next text with another end.
        for (index, label) in screen.labels.enumerated() where new.indices.contains(index) {
          let other = expected.first { $0.indices.contains(index) && $0[index] != label.text }
          label.text = end.map { $0.hasPrefix("7") ? $0 : new[index] + $0 } ?? other?[index] ?? ""
        }
        let before = screen.texts
        await screen.perform(event)
        let shown = screen.texts
        for index in 0..<min(shown.count, before.count, old.count, new.count)
        where shown[index] != new[index] {
          if shown[index] == before[index], old[index] == new[index] { continue }
          return
            "The test wrote “\(before[index])” on a label. After the next event it shows “\(shown[index])”, expected “\(new[index])”. The text of a label is not state: store the value."
        }
      }
    }
    return nil
  }

  func editedText() async -> LocalizedText? {
    guard let decided else { return nil }
    let screen = await open(makeSubject())
    var before: [String]?
    for event in [nil] + events.map(Optional.some) {
      if let event { await screen.perform(event) }
      let (shown, expected) = (screen.texts, screen.subject.map(decided) ?? [])
      if shown == before, shown != expected {
        return
          "After an event, the screen still shows \(quoted(shown)), expected \(quoted(expected)). Show each change."
      }
      before = shown
      if shown != expected {
        return .edited(expected, shown: shown)
      }
    }
    return nil
  }

  func changeByItself() async -> LocalizedText? {
    let screen = await open(makeSubject())
    for event in events {
      if case .change = event {
        await screen.perform(event)
        continue
      }
      for label in screen.labels { label.text = "set by the test" }
      let before = screen.texts
      await screen.perform(event)
      if screen.texts != before {
        return "The view changed its texts itself after a tap. It must wait until it is told."
      }
    }
    return nil
  }
}

private func quoted(_ texts: [String]) -> LocalizedText { .quoted(texts) }
