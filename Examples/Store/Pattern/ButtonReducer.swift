/// The state of the button demo.
public struct ButtonState: Equatable {
  /// The text of the label.
  public var content = "2333"

  public init() {}
}

/// An event that can change the state of the button demo.
public enum ButtonAction: Equatable {
  /// The user tapped the button.
  case buttonTapped
  /// The effect `nextDigit` has ended.
  case digitReceived(Int)
}

/// Work that the reducer requests from the store.
public enum ButtonEffect: Equatable {
  /// Requests the next digit. The action `digitReceived` returns it.
  case nextDigit
}

/// The reducer of the button demo.
///
/// In store and reducer, only the reducer decides what an action changes. It is a pure function. The
/// same state and action always have the same result.
public struct ButtonReducer {
  public init() {}

  /// Changes the state, and returns the effects that the store must perform.
  public func reduce(_ state: inout ButtonState, _ action: ButtonAction) -> [ButtonEffect] {
    switch action {
    case .buttonTapped:
      return [.nextDigit]
    case .digitReceived(let digit):
      state.content = "\(digit)"
      return []
    }
  }
}
