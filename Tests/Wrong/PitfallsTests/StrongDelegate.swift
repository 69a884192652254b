import Testing

/// Wrong: the view and its delegate retain each other.
private final class PossessiveView {
  var delegate: Screen?
}

private final class Screen {
  let view = PossessiveView()

  init() {
    view.delegate = self
  }
}

@Suite("Pitfall: a strong delegate")
struct StrongDelegateTests {
  @Test func `a strong delegate causes a retain cycle`() {
    weak var screen: Screen?

    do {
      let newScreen = Screen()
      screen = newScreen
    }

    #expect(screen != nil)
    screen?.view.delegate = nil
    #expect(screen == nil)
  }
}
