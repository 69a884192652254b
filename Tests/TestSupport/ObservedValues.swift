import Observation
import Observing

/// Collects the values of a property, as an observer receives them.
public final class ObservedValues<Value: Sendable> {
  public private(set) var all: [Value] = []
  private var observation: ObservationToken?

  public init<Object: Observable & AnyObject & Sendable>(
    of property: KeyPath<Object, Value>, in object: Object
  ) {
    observation = object.observe(property) { [weak self] in self?.all.append($0) }
  }
}
