import PatternKit
import Stories

@testable import Reports

/// What one recorded press shows of a pattern: its objects, their references, and who told the label.
struct ObjectPicture {
  /// The rows from top to bottom.
  enum Row: Int, Comparable {
    case view, middle, model

    static func < (one: Row, other: Row) -> Bool { one.rawValue < other.rawValue }
  }

  /// The values before and after the press.
  struct Value: Equatable {
    let name: String
    let before, after: String
  }

  struct Box {
    let row: Row
    let role: RoleName?
    let type: String
    /// The property, or the label of a screen.
    let value: Value?
  }

  struct Line: Equatable {
    enum Kind {
      case owns, weak, observes
      /// Parts of the way from the model to the label.
      case reads, sees, calls
    }

    let kind: Kind
    var via: String?
    let from, to: Row
    /// The value that a part of the way takes along.
    var value = ""
  }

  struct Answer: Equatable {
    /// The texts of the page. In the first one, `{role}` stands for the role that the answer names.
    let who, why: String
    let named: RoleName?
    /// The `{role}` that tells the label, and the one that is `{told}`, in the second text.
    let role, told: RoleName?
    /// The lines of the sources that tell it.
    let code: [String]
  }

  let pattern: String
  let boxes: [Box]
  let references: [Line]
  /// The way from the model to the label.
  let way: [Line]
  let answer: Answer?
}

extension ReplayDocument {
  /// The pictures of the first scenario.
  var objectPictures: [ObjectPicture] { (scenarios["press"] ?? []).map(objectPicture) }

  private func objectPicture(of run: ScenarioRun) -> ObjectPicture {
    let (start, press) = (run.events[0].after, run.events[1])
    let boxes = run.objects.indices.filter { run.objects[$0].role != .control }.map { number in
      let (old, new) = (start.value(of: number), press.after.value(of: number))
      return ObjectPicture.Box(
        row: run.row(of: number), role: run.objects[number].role, type: run.objects[number].type,
        value: new.map { .init(name: $0.name, before: old?.text ?? "", after: $0.text) })
    }
    let references = run.references(after: 1).compactMap { reference in
      reference.held.number.map { held in
        ObjectPicture.Line(
          kind: .init(reference.kind), via: reference.via, from: run.row(of: reference.holder),
          to: run.row(of: held))
      }
    }
    return ObjectPicture(
      pattern: patterns.first { $0.id == run.pattern }?.name ?? run.pattern,
      boxes: boxes.sorted { $0.row < $1.row }, references: references, way: way(of: run),
      answer: answer(of: run))
  }

  /// Returns the reads of an object below, and the calls of an object above.
  private func way(of run: ScenarioRun) -> [ObjectPicture.Line] {
    let (steps, references) = (run.events[1].steps, run.references(after: 1))
    return steps.compactMap { step in
      let call = calls[step.call]
      guard let caller = step.parent.flatMap({ steps[$0].object }), let object = step.object,
        let value = step.value, call.accessor != .set
      else { return nil }
      let (from, to) = (run.row(of: caller), run.row(of: object))
      let isObserved = references.contains {
        ($0.kind, $0.holder, $0.held.number) == (.observes, caller, object)
          && $0.observed == call.member
      }
      if call.accessor == .get, from < to {
        return .init(kind: isObserved ? .sees : .reads, from: from, to: to, value: value)
      }
      let name = call.function.prefix { $0 != "(" }
      return to < from ? .init(kind: .calls, from: from, to: to, value: "\(name)(\(value))") : nil
    }
  }

  private func answer(of run: ScenarioRun) -> ObjectPicture.Answer? {
    let steps = run.events[1].steps
    guard let change = run.events[1].changes.first else { return nil }
    let step = steps[change.decidingStep]
    let (role, told) = (
      run.role(of: step.parent.flatMap { steps[$0].object }), run.role(of: step.object)
    )
    func answer(
      _ who: String, _ why: String, _ named: RoleName?, _ sites: [Site?]
    ) -> ObjectPicture.Answer {
      .init(
        who: who, why: why, named: named, role: role, told: told,
        code: sites.compactMap { $0.map(code) })
    }
    if calls[step.call].kind == .observer {
      // An observer’s own line contains its closure.
      let observing = step.source.flatMap { source in
        step.line.map { Site(source: source, line: $0) }
      }
      return answer(
        "The {role} itself.", "It observes the text of the {role}.", told, [step.site, observing])
    }
    let why =
      calls[step.call].accessor == .set
      ? "It reads the number, then sets the label."
      : "It calls its {told} and passes the text."
    return answer("The {role}.", why, role, [step.site])
  }

  private func code(at site: Site) -> String {
    let source = sources[site.source]
    return String(source.lines[site.line - source.first].drop { $0 == " " })
  }
}

extension ObjectPicture.Line.Kind {
  fileprivate init(_ kind: ObjectState.Reference.Kind) {
    self =
      switch kind {
      case .owns: .owns
      case .weak: .weak
      case .observes: .observes
      }
  }
}

extension ObjectState {
  /// Returns the label of a screen, or the first property of another object.
  fileprivate func value(of object: Int) -> (name: String, text: String)? {
    if let screen = screens?.first(where: { $0.object == object }) {
      return ("label", screen.label)
    }
    return properties.first { $0.object == object }.map { ($0.name, $0.value) }
  }
}

extension ScenarioRun {
  /// The box of a control is that of its screen.
  fileprivate func box(of object: Int) -> Object { objects[objects[object].in ?? object] }

  fileprivate func role(of object: Int?) -> RoleName? { object.map(box)?.role }

  fileprivate func row(of object: Int) -> ObjectPicture.Row {
    let box = box(of: object)
    return box.screen != nil ? .view : box.role == .model ? .model : .middle
  }
}
