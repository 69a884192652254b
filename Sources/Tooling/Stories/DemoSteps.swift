import PatternKit

/// The steps of a demo, and what is known about its types.
struct DemoSteps {
  var steps: [Step]
  let module: String
  /// The types of the views and view controllers.
  let views: Set<String>
  /// The types of other objects that store a text which the screen shows, or have a stream of texts.
  let holders: Set<String>
  /// The types of the messages that store a finished text.
  let textMessages: Set<String>

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
    // A function that changes the model decides, even if it received an action.
    while passesText(maker), !passesModel(maker), !changesModel(maker),
      let caller = parent(of: maker), isOwn(caller)
    {
      if isView(maker), !isView(caller) { arrival = maker }
      maker = caller
    }
    let type = self[maker].outerType
    // A closure that connects two objects, such as one of `Pattern.yours`, belongs to neither.
    if let closure = arrival.flatMap(parent), self[closure].kind == .closure, !isView(closure),
      self[closure].outerType != type
    {
      arrival = closure
    }
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

  /// Whether a step passes a text, or a value of the pattern that can contain texts. A message is no text
  /// if it stores none, nor is a value that consists of numbers.
  private func passesText(_ index: Int) -> Bool {
    !isView(index) && self[index].passesGenericValue
      || self[index].passedTypes.contains { type in
        isText(type)
          || (self[index].kind != .notification || textMessages.contains(type))
            && ownValue(type).map { !isTrivial($0) } == true
      }
  }

  /// The structure or enumeration of the pattern with a name. It can be in an array, or optional.
  private func ownValue(_ type: String) -> Any.Type? {
    valueType(named: type.filter { !"[]?".contains($0) }, in: module)
  }

  /// The object whose text a function of a view reads. An object that only formats does not decide, nor does
  /// a model with a title, so it is none. The compiler reads a stored property without a call, and then the object stores the text. A
  /// stream calls no function of the view either.
  private func source(of view: Int) -> (type: String, step: Int?)? {
    let read = steps.indices.first { step in
      parent(of: step) == view && !isView(step) && !self[step].isOf(.model)
        && self[step].returnedType.map(isText) == true
        && (decides(self[step].outerType) || isObserved(step))
    }
    if let read { return (self[read].outerType, read) }
    let changed = ancestors(of: view).first { self[$0].member.valueType.map(isText) == true }
    if let changed { return (self[changed].outerType, nil) }
    return holders.sorted().first(where: decides).map { ($0, nil) }
  }

  /// Whether a binding delivers the property that a step reads. Reading it is the first step of its observer.
  private func isObserved(_ step: Int) -> Bool {
    guard let observer = parent(of: step), self[observer].kind == .observer else { return false }
    return steps.indices.first { parent(of: $0) == observer } == step
  }

  private func isText(_ type: String) -> Bool {
    ["String", "Substring", "Character", "AttributedString"].contains(
      type.filter { !"[]?".contains($0) })
  }

  /// A step by which a view gets a value that can contain a text in a form that the run does not show.
  var opaque: Int? {
    let types: Set = ["Data", "Any", "AnyHashable", "UInt8"]
    func isOpaque(_ type: String?) -> Bool {
      type.map { types.contains($0.filter { !"[]?".contains($0) }) } ?? false
    }
    return steps.indices.first { index in
      guard let caller = parent(of: index), isOwn(caller), isOwn(index) else { return false }
      // The type of a message that is known by its name does not tell what the message contains.
      let isNamed = self[index].kind == .notification && self[index].via == nil
      let isReceived = isNamed || self[index].passedTypes.contains(where: isOpaque)
      return isView(index) && !isView(caller) && isReceived
        || isView(caller) && !isView(index) && isOpaque(self[index].returnedType)
    }
  }

  /// Whether several objects store a text that the screen shows, and could have made it.
  var hasSeveralHolders: Bool { holders.count(where: decides) > 1 }

  /// Whether a type changes the model or one of its properties, or notifies a view. A formatter does not.
  private func decides(_ type: String) -> Bool {
    changes.contains { ancestors(of: $0).contains { self[$0].outerType == type } }
      || steps.indices.contains {
        self[$0].outerType == type && self[$0].accessor == .set
          || isView($0) && steps[$0].caller?.outerType == type
      }
  }

  /// Whether a step leads to a change of the model.
  private func changesModel(_ index: Int) -> Bool {
    changes.contains { ancestors(of: $0).contains(index) }
  }

  /// The calls of the model that do not only read. A model of the pattern’s own calls a service.
  private var changes: [Int] {
    steps.indices.filter {
      hasSharedModel ? self[$0].isOf(.model) && self[$0].accessor != .get : self[$0].isOf(.service)
    }
  }

  /// Whether a type calls a model. A model of the pattern’s own is known by its call of a service.
  private func callsModel(_ type: String) -> Bool {
    ownModels.contains(type)
      || steps.contains {
        ($0.call.isOf(.model) || ownModels.contains($0.call.outerType))
          && $0.caller?.outerType == type
      }
  }

  /// The types that are the model of the pattern if it has none of the shared ones.
  var ownModels: Set<String> {
    let callers = hasSharedModel ? [] : steps.filter { $0.call.isOf(.service) }.compactMap(\.caller)
    return Set(callers.filter { $0.module == module }.map(\.outerType)).subtracting(views)
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

  /// The step by which another object that calls the model reports to a type, or `nil` if none does. An
  /// event bus, which knows the type by closure only, can pass on the report.
  func report(to type: String) -> Int? {
    steps.indices.first { index in
      guard self[index].outerType == type else { return false }
      let others = ancestors(of: index).prefix { isOwn($0) && !isView($0) }
      let reporter = others.first { callsModel(self[$0].outerType) }
      return reporter != nil && (reporter == parent(of: index) || self[index].kind != .call)
        && (!passesText(index) || passesModel(index))
    }
  }

  /// Whether a call hands over the model of the pattern, so that its receiver chooses the text.
  private func passesModel(_ index: Int) -> Bool {
    self[index].passedTypes.contains(where: ownModels.contains)
  }

  private func changesControl(_ index: Int) -> Bool {
    steps.indices.contains { self[$0].changesControl && ancestors(of: $0).contains(index) }
  }

  /// The call of a function that gets a state and an action, and returns or changes the state. The state
  /// can also be the value that has the function.
  var reducer: Int? {
    steps.indices.first { index in
      let (call, type) = (self[index], self[index].outerType)
      let types = call.passedTypes.filter { valueType(named: $0, in: module) != nil }
      guard isOwn(index) else { return false }
      if types.count == 1, valueType(named: type, in: module) != nil {
        // Beside the new state, a reducer can return an effect of it. An action of the state itself changes it.
        let returned = (call.returnedType ?? "").filter { !"[]?".contains($0) }
        let isOwnAction = types[0].hasPrefix("\(type).") && returned != "String"
        return returned == type || returned.hasPrefix("\(type).")
          || (isOwnAction || returned == "()") && !changesControl(index)
      }
      // It can return an effect beside the new state, in a tuple.
      let returned = (call.returnedType ?? "").split { !$0.isPartOfName && $0 != "." }
      return types.count > 1
        && (types.contains { returned.contains($0[...]) } || call.changesParameter)
    }
  }
}
