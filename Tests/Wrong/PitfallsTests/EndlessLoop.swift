import Model
import Observation
import TestSupport
import Testing

/// Wrong: `guard let self` retains the view until the loop ends, and the loop never ends.
private final class RetainedView {
  private(set) var text = ""
  private var loop: Task<Void, Never>?

  init(model: ButtonModel) {
    loop = Task.immediate { [weak self] in
      guard let self else { return }
      for await number in Observations({ model.number }) { text = "\(number)" }
    }
  }

  deinit { loop?.cancel() }
}

/// Wrong: no object cancels the loop, so it retains the model when the view is released.
private final class ForgetfulView {
  private(set) var text = ""

  init(model: ButtonModel) {
    Task.immediate { [weak self] in
      for await number in Observations({ model.number }) { self?.text = "\(number)" }
    }
  }
}

@Suite("Pitfall: a loop that does not end")
struct EndlessLoopTests {
  @Test func `a loop that retains its view never ends`() async {
    let model = ButtonModel(digits: StubDigitSource(7))

    let view = WeakReference { RetainedView(model: model) }
    await runPendingTasks()

    #expect(!view.isReleased)
  }

  @Test func `a loop that is not cancelled retains the model after its view is released`() async {
    var view: WeakReference<ForgetfulView>?

    let model = WeakReference {
      let model = ButtonModel(digits: StubDigitSource(7))
      view = WeakReference { ForgetfulView(model: model) }
      return model
    }
    await runPendingTasks()

    #expect(view?.isReleased == true)
    #expect(!model.isReleased)
  }
}
