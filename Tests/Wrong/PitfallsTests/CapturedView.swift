import Testing

/// Wrong: the view retains its button, and the closure of the button retains the view.
private final class CapturedView {
  private(set) var text = ""
  let button = BlockButton()

  init() {
    button.onPress = { self.text = "pressed" }
  }
}

private final class BlockButton {
  var onPress: () -> Void = {}
}

@Suite("Pitfall: a closure that captures its view")
struct CapturedViewTests {
  @Test func `a closure that captures its view causes a retain cycle`() {
    weak var view: CapturedView?

    do {
      let newView = CapturedView()
      view = newView
    }

    #expect(view != nil)
    view?.button.onPress = {}
    #expect(view == nil)
  }
}
