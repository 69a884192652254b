import PatternKit

/// The steps of a demo, and what is known about its types.
struct DemoSteps {
  var steps: [Step]
  let module: String
  /// The types of the views and view controllers.
  let views: Set<String>
  let objects: Set<String>
  /// The types of other objects that store a text which the screen shows.
  let holders: Set<String>

  subscript(index: Int) -> Call { steps[index].call }

  func parent(of index: Int) -> Int? { steps[index].parent }

  private func children(of index: Int) -> [Int] {
    steps.indices.filter { parent(of: $0) == index }
  }

  private func isOwn(_ index: Int) -> Bool { self[index].module == module }

  private func isView(_ index: Int) -> Bool { views.contains(self[index].outerType) }

  /// The object from which a control gets its value, and how this value reaches the view.
  typealias Origin = (type: String, answer: FieldGuide.Answer?, step: Int?)

  /// Follows a value from the control back to the object that decides it.
  func origin(of control: Int) -> Origin? {
    guard var maker = parent(of: control), isOwn(maker),
      !ancestors(of: control).contains(where: { self[$0].kind == .drawing })
    else { return nil }
    // The step in which a view gets the text.
    var arrival = isView(maker) ? nil : Optional(control)
    while passesText(maker), let caller = parent(of: maker), isOwn(caller) {
      if isView(maker), !isView(caller) { arrival = maker }
      maker = caller
    }
    let type = self[maker].outerType
    if let arrival, [.call, .protocol].contains(self[arrival].kind), !isPassed(arrival) {
      return (type, .pass, arrival)
    }
    if isView(maker), let source = source(of: maker, before: control) {
      let binding = entry(of: maker).flatMap { isBinding($0) ? $0 : nil }
      return (source.type, binding == nil ? .read : .binding, binding ?? source.step)
    }
    return (type, arrival.map { isBinding($0) ? .binding : .read }, arrival)
  }

  private func ancestors(of index: Int) -> some Sequence<Int> {
    sequence(first: index) { parent(of: $0) }.dropFirst()
  }

  /// Whether a step passes a text, or a value of the pattern that contains texts. A message is not a text.
  private func passesText(_ index: Int) -> Bool {
    self[index].passedTypes.contains { type in
      let name = type.filter { !"[]?".contains($0) }
      return name == "String" || self[index].kind != .notification && isOwnValue(name)
    }
  }

  /// Whether a type is none of the shared ones, and not that of an object.
  private func isOwnValue(_ type: String) -> Bool {
    let outer = String(type.prefix { $0 != "." && $0 != "<" })
    return !objects.contains(outer) && !Self.shared.contains(outer)
      && type.allSatisfy { $0.isPartOfName || $0 == "." }
  }

  /// The types that have no text for the screen. A call that passes one lets its receiver decide.
  private static let shared = Set(
    [Role.newsModel, .buttonModel, .items, .service, .control].flatMap(\.types)
      + ["Bool", "Int", "Double", "Data", "NotificationCenter"])

  /// The object whose text a function of a view reads. An object that only formats does not decide, so it
  /// is none. The compiler reads a stored property without a call, and then the object stores the text.
  private func source(of view: Int, before control: Int) -> (type: String, step: Int?)? {
    let reads = children(of: view).filter { step in
      step < control && isOwn(step) && !isView(step)
        && self[step].returnedType.map(isText) == true && usesModel(self[step].outerType)
    }
    if let read = reads.first { return (self[read].outerType, read) }
    let setter = ancestors(of: view).first { step in
      isOwn(step) && !isView(step) && self[step].accessor == .set && usesModel(self[step].outerType)
        && self[step].member.valueType.map { isText($0) || isRows($0) } == true
    }
    if let setter { return (self[setter].outerType, nil) }
    return holders.sorted().first(where: usesModel).map { ($0, nil) }
  }

  private func isRows(_ type: String) -> Bool {
    type.hasPrefix("[") && isOwnValue(type.filter { !"[]?".contains($0) })
  }

  private func isText(_ type: String) -> Bool {
    type.filter { !"[]?".contains($0) } == "String"
  }

  /// Whether a type calls a model, or changes a property of its own.
  private func usesModel(_ type: String) -> Bool {
    callsModel(type)
      || steps.indices.contains { self[$0].outerType == type && self[$0].accessor == .set }
  }

  /// Whether a type calls a model. A model of the pattern’s own is known by its call of a service.
  private func callsModel(_ type: String) -> Bool {
    hasSharedModel
      ? steps.contains { $0.call.isOf(.model) && $0.caller?.outerType == type }
      : steps.indices.contains { index in
        self[index].isOf(.service) && ancestors(of: index).contains { self[$0].outerType == type }
      }
  }

  private var hasSharedModel: Bool { steps.contains { $0.call.isOf(.model) } }

  /// The steps that load the rows of a table again after the change. A drawing requests their texts later.
  var tableChanges: [Int] {
    steps.indices.dropFirst(change ?? steps.endIndex).filter {
      self[$0].type == "TableView" && self[$0].member.function == "reloadData()"
    }
  }

  /// The first change of a model. A model of the pattern’s own changes when it calls a service.
  var change: Int? {
    hasSharedModel ? steps.modelChange : steps.firstIndex { $0.call.isOf(.service) }
  }

  /// The step by which the views were entered that lead to a function of a view.
  private func entry(of view: Int) -> Int? {
    ([view] + ancestors(of: view)).prefix(while: isView).last
  }

  /// Whether a step notifies a view: another object calls it, and not with a closure of the same tap.
  private func isBinding(_ entry: Int) -> Bool {
    guard let caller = parent(of: entry), isOwn(caller) || self[caller].isOf(.model) else {
      return false
    }
    let (type, function) = (self[entry].type, self[entry].member.function)
    return !isPassed(entry)
      && (self[entry].kind != .closure
        || !ancestors(of: entry).contains {
          self[$0].type == type && self[$0].member.function == function
        })
  }

  /// Whether a step calls a closure, or a function, that a view passed with its own call.
  private func isPassed(_ entry: Int) -> Bool {
    ancestors(of: entry).contains { step in
      !isView(step) && parent(of: step).map(isView) == true
        && self[step].passedTypes.contains { $0.contains("->") }
    }
  }

  /// The step by which another object that calls the model reports to a type, or `nil` if none does.
  func report(to type: String) -> Int? {
    steps.indices.first { index in
      guard self[index].outerType == type, let caller = parent(of: index), isOwn(caller) else {
        return false
      }
      return self[caller].outerType != type && !isView(caller) && !passesText(index)
        && callsModel(self[caller].outerType)
    }
  }

  /// Whether a new task reports a change. A task that waits for a property shows its first value.
  func isReport(_ task: Int) -> Bool {
    isOwn(task) && !self[task].waits.contains { $0 != "the answer" }
  }

  /// The type of a function, or that of its caller if it belongs to no type.
  func owner(of index: Int) -> String {
    let caller = parent(of: index).map { self[$0].outerType } ?? ""
    return self[index].outerType.isEmpty ? caller : self[index].outerType
  }

  /// The call of a function that gets a state and an action, and returns or changes the state, or before
  /// its caller stores a state. The state can also be the value that has the function.
  var reducer: Int? {
    steps.indices.first { index in
      let (call, type) = (self[index], self[index].outerType)
      let types = call.passedTypes.filter(isOwnValue)
      guard isOwn(index), call.accessor == nil, let caller = parent(of: index) else { return false }
      if types.count == 1, isOwnValue(type), types[0] != type {
        return call.returnedType == nil || call.returnedType == type
      }
      guard types.count > 1 else { return false }
      let stores = children(of: caller).contains {
        $0 > index && self[$0].accessor == .set && types.contains(self[$0].member.valueType ?? "")
      }
      return types.contains(call.returnedType ?? "") || call.changesParameter
        || stores && !isView(index)
    }
  }
}
