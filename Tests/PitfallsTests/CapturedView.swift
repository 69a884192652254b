import Testing

/// Wrong: the view keeps the button, the button keeps the block, and the block keeps the view.
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

@Suite("A block that captures its view")
struct CapturedViewTests {
  @Test func `keeps the view alive for ever`() {
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
