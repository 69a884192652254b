import Model
import Observation
import TestSupport
import Testing

/// Wrong: `onChange` comes before the change, so that the view shows what was there until now.
private final class HastyView {
  private(set) var text = ""

  init(model: ButtonModel) {
    withObservationTracking {
      text = model.content
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.text = model.content }
    }
  }
}

@Suite("onChange, before the change")
struct ChangeBeforeItHappensTests {
  @Test func `shows the old value`() {
    let model = ButtonModel(digits: StubDigitSource(7))
    let view = HastyView(model: model)

    model.changeContent()

    #expect(model.content == "7")
    #expect(view.text == "2333")
  }

  @Test func `comes once, and never again`() {
    let model = ButtonModel(digits: StubDigitSource(7, 8))
    let view = HastyView(model: model)

    model.changeContent()
    model.changeContent()

    #expect(model.content == "8")
    #expect(view.text == "2333")
  }
}
