import Model
import Observation

/// The store of the button demo.
///
/// The store owns the state. It passes each action to the reducer, and performs the effects that the
/// reducer returns. It knows no view.
@Observable
public final class ButtonStore {
  /// The state that the view renders. Only `send(_:)` changes it.
  public private(set) var state = ButtonState()
  private let reducer = ButtonReducer()
  private let digits: any DigitSource

  public init(digits: any DigitSource) {
    self.digits = digits
  }

  /// Passes an action to the reducer, and performs the effects that it returns.
  public func send(_ action: ButtonAction) {
    var newState = state
    let effects = reducer.reduce(&newState, action)
    state = newState
    for effect in effects { perform(effect) }
  }

  private func perform(_ effect: ButtonEffect) {
    switch effect {
    case .nextDigit: send(.digitReceived(digits.nextDigit()))
    }
  }
}
