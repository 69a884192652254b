import Observation

extension Observable where Self: AnyObject & Sendable {
  /// Calls a closure with the value of a property, and again after each change.
  ///
  /// ```swift
  /// observation = viewModel.observe(\.contentText) { [weak self] in self?.showContent($0) }
  /// ```
  /// The closure receives the present value before this method returns. After a turn of the main actor
  /// that changed the property, it receives the last value, however often the property changed. Changes
  /// of several turns can arrive as one. Setting an `Equatable` property to an equal value is no change.
  ///
  /// Foundation’s `observe(_:options:changeHandler:)` is its counterpart for key-value observing.
  ///
  /// - Returns: A token. Store it: the observation ends when the token is released. Until then, the
  ///   object is retained. The observer is not, if the closure captures it weakly.
  public func observe<Value: Sendable>(
    _ property: KeyPath<Self, Value>, deliver: @escaping (Value) -> Void
  ) -> ObservationToken {
    // A sequence of the present value, and of the value after a turn that changed it. Reading the
    // property registers for its next change.
    let values = Observations { self[keyPath: property] }
    // `immediate` runs the loop until it has to wait, so the first value has been delivered
    // when this method returns.
    let loop = Task.immediate {
      for await value in values { deliver(value) }
    }
    return ObservationToken(loop)
  }
}

/// The lifetime of an observation. The observation ends when its token is released.
public final class ObservationToken {
  private let loop: Task<Void, Never>

  fileprivate init(_ loop: Task<Void, Never>) {
    self.loop = loop
  }

  deinit { loop.cancel() }
}
