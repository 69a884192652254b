import Model
import Observation
import TestSupport
import Testing

/// Wrong: `onChange` is called before the change. The view shows the old value.
private final class HastyView {
  private(set) var text = ""

  init(model: ButtonModel) {
    withObservationTracking {
      text = "\(model.number)"
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.text = "\(model.number)" }
    }
  }
}

@Suite("Pitfall: reading the model in onChange")
struct ChangeBeforeItHappensTests {
  @Test func `a view that reads the model in onChange shows the old value`() {
    let model = ButtonModel(digits: StubDigitSource(7))
    let view = HastyView(model: model)

    model.changeNumber()

    #expect(model.number == 7)
    #expect(view.text == "2333")
  }

  @Test func `onChange is called for the first change only`() {
    let model = ButtonModel(digits: StubDigitSource(7, 8))
    let view = HastyView(model: model)

    model.changeNumber()
    model.changeNumber()

    #expect(model.number == 8)
    #expect(view.text == "2333")
  }
}
