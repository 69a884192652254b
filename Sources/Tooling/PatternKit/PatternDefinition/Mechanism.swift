/// A way in which an object reports a change to another one.
public enum Mechanism: String, CaseIterable, Sendable {
  case plainCall = "plain call"
  case weakReference = "weak reference"
  case closure
  case observations = "Observations"
  case typedMessage = "typed message"
}
