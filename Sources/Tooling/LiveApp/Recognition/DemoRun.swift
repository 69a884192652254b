import Contract
public import PatternKit
import TerminalUI
public import Tracing

/// The calls of a demo after its start, and the types of its objects.
public struct DemoRun {
  let demo: Demo
  /// The calls, without the steps inside one type. The types of the pattern have no role yet.
  public let tree: CallTree
  /// The calls, with the steps inside one type.
  private let unfolded: CallTree
  private let module: String
  private let views: Set<String>
  private let viewControllers: Set<String>
  private let objects: Set<String>
  /// The types of the objects that store a text which the screen shows.
  private let holders: Set<String>

  /// Operates a demo. Returns `nil` if the program has no function names.
  public init?(of demo: PatternDemo) async {
    let driver = ScreenDriver(demo)
    guard let story = await Recording(of: driver).story() else { return nil }
    let shared = [Role.newsModel, .buttonModel, .items].flatMap { role in
      role.types.map { ($0, role.name) }
    }
    func types(_ isIncluded: (AnyObject) -> Bool) -> Set<String> {
      Set(
        driver.objects.filter(isIncluded).flatMap { object in
          // A function of a superclass has the name of the superclass.
          sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }
            .map { "\($0.subjectType)" }
        })
    }
    self.demo = demo.kind
    module = demo.pattern.module
    views = types { $0 is View }
    viewControllers = types { $0 is ViewController }
    objects = types { _ in true }
    let shown = Set(driver.objects.compactMap { ($0 as? Label)?.text }).subtracting([""])
    let module = module
    holders = types { !shown.isDisjoint(with: storedTexts(in: $0, of: module)) }
    let roles = Dictionary(shared) { first, _ in first }
    (tree, unfolded) = (story.folded.assigning(roles), story.assigning(roles))
  }

  /// The answers of the field guide, or `nil` if no change of a model reaches a control.
  var guide: FieldGuide? {
    FieldGuide(
      tree, unfolded: unfolded, in: module, views: views, viewControllers: viewControllers,
      objects: objects, holders: holders)
  }

  /// Whether the deciding object stores what the screen shows. A view can then read it without a call.
  var decidingObjectStores: Bool {
    guard let decider = guide?.decidingType else { return false }
    return holders.contains(decider)
      || tree.steps.contains { $0.call.outerType == decider && $0.call.accessor == .set }
  }

  /// Returns the role of each type in a pattern.
  func roles(for fingerprint: Fingerprint?) -> [String: RoleName] {
    guard let fingerprint, let decider = guide?.decidingType else { return [:] }
    let own = tree.steps.filter { $0.call.module == module }
    return Dictionary(
      own.map(\.call.outerType).map { type in
        if type == decider { return (type, fingerprint.deciding) }
        if views.union(viewControllers).contains(type) { return (type, fingerprint.showing) }
        let usesModel = tree.steps.contains { $0.caller?.outerType == type && $0.call.isOf(.model) }
        return (type, usesModel ? fingerprint.working : RoleName("helper"))
      }
    ) { first, _ in first }
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
