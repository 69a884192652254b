import PatternKit
import Stories
import Tracing

/// What was read from the objects of a screen when everything that an event woke had run. Each object is named by
/// its number.
struct ObjectState: Encodable {
  struct Object: Encodable {
    let type: String
    let role: RoleName?
  }

  struct Property: Encodable, Equatable {
    let object: Int
    let name: String
    let value: String
  }

  struct Reference: Encodable, Hashable {
    enum Kind: String, Encodable {
      case owns, weak, observes
    }

    /// An object, or `null` in the document if the reference is `nil`.
    struct Held: Encodable, Hashable {
      let number: Int?

      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(number)
      }
    }

    let holder: Int
    let property: String
    let kind: Kind
    var via: String?
    let held: Held
    /// The property or the message that the holder observes.
    var observed: String?
    var site: ReplayDocument.Site?
  }

  struct VisibleScreen: Encodable, Equatable {
    let object: Int
    let label: String
    let rows: [String]?
    let alert: String?
  }

  let alive: [Int]
  let released: [Int]
  /// The objects that nothing but themselves keeps, in a scenario.
  var stuck: [Int]?
  let properties: [Property]
  /// The references, unless a scenario stores each of them once.
  var references: [Reference]?
  /// The root view controllers of the open windows, in a scenario.
  var screens: [VisibleScreen]?

  /// - Parameters:
  ///   - observations: The observations so far. Those whose objects were released have ended.
  ///   - site: Returns the declaration of a property that refers to an object.
  @MainActor
  init(
    of objects: ObservedObjects, roles: [String: RoleName], observations: [Reference],
    site: (String, AnyObject) -> ReplayDocument.Site? = { _, _ in nil }
  ) {
    let alive = (0..<objects.count).filter { objects[$0] != nil }
    let holders = alive.compactMap { number in
      objects[number].flatMap { object in
        roles["\(type(of: object))"].map { (number: number, object: object, role: $0) }
      }
    }.filter { $0.role != .control }
    self.alive = alive
    released = (0..<objects.count).filter { objects[$0] == nil }
    let partners: Set<RoleName> = [.presenter, .viewModel, .worker, .model]
    properties = holders.filter { partners.contains($0.role) }.flatMap { holder in
      objects.values(of: holder.number).map {
        Property(object: holder.number, name: $0.name, value: $0.text)
      }
    }
    references = holders.flatMap { holder in
      objects.references(of: holder.number).map {
        Reference(
          holder: holder.number, property: $0.property, kind: $0.isStrong ? .owns : .weak,
          via: $0.via, held: .init(number: $0.held), site: site($0.property, holder.object))
      }
        + observations.filter {
          $0.holder == holder.number && $0.held.number.map(alive.contains) == true
        }
    }
  }
}

extension [ObjectState.Reference] {
  /// Adds the properties that an event has begun to observe. The same observation can begin again.
  @MainActor
  mutating func add(
    _ steps: [Step], of objects: ObservedObjects,
    at site: (Int) -> ReplayDocument.Site? = { _ in nil }
  ) {
    for (start, read) in steps.observations {
      guard let holder = steps[start].call.reading.object,
        let held = steps[read].call.reading.object, let property = objects.tokenProperty(of: holder)
      else { continue }
      add(
        ObjectState.Reference(
          holder: holder, property: property, kind: .observes, held: .init(number: held),
          observed: steps[read].call.member.name, site: site(start)))
    }
  }

  mutating func add(_ new: ObjectState.Reference) {
    removeAll { ($0.holder, $0.held, $0.observed) == (new.holder, new.held, new.observed) }
    append(new)
  }
}
