import Testing

/// Wrong: the view keeps whoever listens to it, and is kept by it.
private final class PossessiveView {
  var delegate: Screen?
}

private final class Screen {
  let view = PossessiveView()

  init() {
    view.delegate = self
  }
}

@Suite("A strong delegate")
struct StrongDelegateTests {
  @Test func `keeps its screen alive for ever`() {
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
