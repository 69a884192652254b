public import PatternKit
import Recordings
public import Stories
import TerminalUI
import Tracing

/// The calls of a demo after its start, and the types of its objects.
public struct DemoRun {
  let demo: Demo
  /// The calls, without the steps inside one type, as the learner reads them.
  public let shownTree: CallTree
  /// The same calls. A function of a superclass has the type of its object. The types of the pattern have no
  /// role yet.
  private let tree: CallTree
  /// The calls of creating the screen.
  private let start: CallTree
  /// The calls, with the steps inside one type.
  private let unfolded: CallTree
  private let module: String
  private let views: Set<String>
  private let viewControllers: Set<String>
  /// The types of the objects that store a text which the screen shows, or have a stream of texts.
  private let holders: Set<String>
  private let textMessages: Set<String>
  /// The references between the objects of the pattern: `ButtonView.presenter owns ButtonPresenter`.
  let references: [String]

  /// Operates a demo. Returns `nil` if the program has no function names.
  public init?(of demo: PatternDemo, finding detail: Story.Detail = .lines) async {
    let driver = ScreenDriver(demo)
    let recording = Recording(of: driver, finding: detail)
    guard let start = await recording.start(), let story = await recording.story()
    else { return nil }
    let shared = [Role.newsModel, .buttonModel, .items].flatMap { role in
      role.types.map { ($0, role.name) }
    }
    func types(_ isIncluded: (AnyObject) -> Bool) -> Set<String> {
      Set(
        // A function of a superclass has the name of the superclass.
        driver.objects.filter(isIncluded).flatMap(classes))
    }
    self.demo = demo.kind
    module = demo.pattern.module
    views = types { $0 is View }
    viewControllers = types { $0 is ViewController }
    let shown = Set(driver.objects.compactMap { ($0 as? Label)?.text }).subtracting([""])
    let module = module
    holders = types {
      !shown.isDisjoint(with: storedTexts(in: $0, of: module)) || hasStreamOfTexts($0)
    }.union(
      driver.objects.flatMap { ownValues(in: $0, of: module) }
        .filter { !shown.isDisjoint(with: storedTexts(in: $0, of: module)) }
        .map { String("\(type(of: $0))".prefix { $0 != "<" && $0 != "." }) })
    let own = types { String(reflecting: type(of: $0)).hasPrefix("\(module).") }
    references = driver.referenceGraph.edges.filter {
      own.isSuperset(of: [$0.holder, $0.held].map { String($0.prefix { $0 != "<" }) })
    }.map { "\($0.holder).\($0.property) \($0.words) \($0.held)" }
    let roles = Dictionary(shared) { first, _ in first }
    shownTree = story.folded.assigning(roles)
    let subclasses = subclasses(of: driver.objects)
    unfolded = story.renaming(subclasses, in: module).assigning(roles)
    tree = unfolded.folded
    let messages = unfolded.steps.filter { $0.call.kind == .notification }
    textMessages = Set(messages.flatMap(\.call.passedTypes)).filter { name in
      valueType(named: name, in: module).map(storedTypes)?.contains { $0 == String.self } == true
    }
    self.start = start.renaming(subclasses, in: module).folded.assigning(roles)
  }

  /// The answers of the field guide, or `nil` if no change of a model reaches a control.
  var guide: FieldGuide? {
    FieldGuide(
      tree, unfolded: unfolded, in: module, views: views, viewControllers: viewControllers,
      holders: holders, textMessages: textMessages)
  }

  /// Whether the deciding object stores what the screen shows. A view can then read it without a call.
  var decidingObjectStores: Bool {
    guard let decider = guide?.decidingType else { return false }
    return holders.contains(decider)
      || tree.steps.contains { $0.call.outerType == decider && $0.call.accessor == .set }
  }

  /// Returns the role of each type in a pattern.
  func roles(for fingerprint: Fingerprint?) -> [String: RoleName] {
    guard let fingerprint, let guide else { return [:] }
    let views = views.union(viewControllers)
    let models = guide.ownModels.subtracting([guide.decidingType])
    let types = Set(tree.steps.map(\.call).filter { $0.module == module }.map(\.outerType))
    // An object that only reads the model is not a worker. A formatter is an example.
    let callers = tree.steps.filter { step in
      (step.call.isOf(.model) || models.contains(step.call.outerType)) && step.call.accessor != .get
    }.compactMap { $0.caller?.outerType }
    let workers = Set(callers).intersection(types).subtracting(models).subtracting(views)
    func role(of type: String) -> RoleName {
      if type == guide.decidingType { return fingerprint.deciding }
      if views.contains(type) { return fingerprint.showing }
      if workers.contains(type) { return .worker }
      guard models.contains(type) else { return .helper }
      return workers.isEmpty ? fingerprint.working : .model
    }
    return Dictionary(uniqueKeysWithValues: types.map { ($0, role(of: $0)) })
  }

  /// Returns the calls after the start, and those of the start, by the roles of the types. What a helper only
  /// passes on is a call of its caller.
  func trees(with roles: [String: RoleName]) -> (story: CallTree, start: CallTree) {
    func cast(_ tree: CallTree) -> CallTree { tree.assigning(roles).withoutRelays(.helper) }
    // The window loads the view, but it is not a control of the pattern.
    let roots = cast(start).roots.flatMap { $0.isOf(.control) ? $0.calls : [$0] }
    return (cast(tree), CallTree(roots: roots))
  }
}

extension RoleName {
  fileprivate static let helper = RoleName("helper")
}

/// Returns the class of an object and its superclasses, as the names of their functions begin: without the
/// types of generic arguments.
private func classes(of object: AnyObject) -> [String] {
  sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }
    .map { String("\($0.subjectType)".prefix { $0 != "<" }) }
}

/// Returns the subclass to which each class belongs, if the objects of this class are all of one subclass.
private func subclasses(of objects: [AnyObject]) -> [String: String] {
  let pairs = objects.map(classes).flatMap { names in names.map { (superclass: $0, name: names[0]) }
  }
  return Dictionary(grouping: pairs, by: \.superclass).compactMapValues { pairs in
    let names = Set(pairs.map(\.name))
    return names.count == 1 ? names.first : nil
  }
}

/// Returns whether an object stores an `AsyncStream` of texts, or what yields to one.
private func hasStreamOfTexts(_ object: AnyObject) -> Bool {
  Mirror(reflecting: object).children.contains {
    String(reflecting: type(of: $0.value)).contains(#/Async(Throwing)?Stream<[A-Za-z.<]*String\b/#)
  }
}

/// Returns the structures and enumerations of a module in the properties of an object.
private func ownValues(in object: AnyObject, of module: String) -> [Any] {
  sequence(first: Mirror(reflecting: object), next: \.superclassMirror).flatMap(\.children)
    .map(\.value).filter {
      !($0 is AnyObject.Type) && Mirror(reflecting: $0).displayStyle != .class
        && String(reflecting: type(of: $0)).hasPrefix("\(module).")
    }
}

/// Returns the texts in the properties of an object, and in values of its module.
private func storedTexts(in value: Any, of module: String) -> [String] {
  Mirror(reflecting: value).children.flatMap { child -> [String] in
    if let text = child.value as? String { return [text] }
    let mirror = Mirror(reflecting: child.value)
    let isOwn = String(reflecting: mirror.subjectType).hasPrefix("\(module).")
    let isContainer = [.optional, .collection].contains(mirror.displayStyle)
    return isContainer || isOwn && mirror.displayStyle != .class
      ? storedTexts(in: child.value, of: module) : []
  }
}
