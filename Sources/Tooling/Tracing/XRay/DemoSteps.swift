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

  private func isOwn(_ index: Int) -> Bool { self[index].module == module }

  private func isView(_ index: Int) -> Bool { views.contains(self[index].outerType) }

  /// The object from which a control gets its value, and how this value reaches the view.
  typealias Origin = (type: String, answer: FieldGuide.Answer?, step: Int?)

  /// Follows a value from the control back to the object that decides it.
  func origin(of control: Int) -> Origin? {
    guard var maker = parent(of: control),
      !ancestors(of: control).contains(where: { self[$0].kind == .drawing })
    else { return nil }
    // The step in which a view gets the text.
    var arrival = isView(maker) ? nil : Optional(control)
    // An object that calls the model decides, even if it received an action.
    while passesText(maker), !callsModel(self[maker].outerType), let caller = parent(of: maker),
      isOwn(caller)
    {
      if isView(maker), !isView(caller) { arrival = maker }
      maker = caller
    }
    let type = self[maker].outerType
    if let arrival, [.call, .protocol].contains(self[arrival].kind), !isPassed(arrival) {
      return (type, .pass, arrival)
    }
    if isView(maker), let source = source(of: maker) {
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
  private func source(of view: Int) -> (type: String, step: Int?)? {
    let read = steps.indices.first { step in
      parent(of: step) == view && !isView(step)
        && self[step].returnedType.map(isText) == true && usesModel(self[step].outerType)
    }
    if let read { return (self[read].outerType, read) }
    let changed = ancestors(of: view).first { self[$0].member.valueType.map(isText) == true }
    if let changed { return (self[changed].outerType, nil) }
    return holders.sorted().first(where: usesModel).map { ($0, nil) }
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

  /// Whether a step notifies a view: another object calls it, and not with a closure of this call.
  private func isBinding(_ entry: Int) -> Bool {
    guard let caller = parent(of: entry) else { return false }
    return (isOwn(caller) || self[caller].isOf(.model)) && !isPassed(entry)
  }

  /// Whether a step calls a closure, or a function, that a view passed with its own call.
  private func isPassed(_ entry: Int) -> Bool {
    ancestors(of: entry).contains { step in
      parent(of: step).map(isView) == true && self[step].passedTypes.contains { $0.contains("->") }
    }
  }

  /// The step by which another object that calls the model reports to a type, or `nil` if none does.
  func report(to type: String) -> Int? {
    steps.indices.first { index in
      guard self[index].outerType == type, let caller = parent(of: index), isOwn(caller) else {
        return false
      }
      return !isView(caller) && !passesText(index) && callsModel(self[caller].outerType)
    }
  }

  private func changesControl(_ index: Int) -> Bool {
    steps.indices.contains { self[$0].changesControl && ancestors(of: $0).contains(index) }
  }

  /// The call of a function that gets a state and an action, and returns or changes the state. The state
  /// can also be the value that has the function.
  var reducer: Int? {
    steps.indices.first { index in
      let (call, type) = (self[index], self[index].outerType)
      let types = call.passedTypes.filter(isOwnValue)
      guard isOwn(index) else { return false }
      if types.count == 1, isOwnValue(type) {
        return call.returnedType == type || call.returnedType == "()" && !changesControl(index)
      }
      return types.count > 1 && (types.contains(call.returnedType ?? "") || call.changesParameter)
    }
  }
}
