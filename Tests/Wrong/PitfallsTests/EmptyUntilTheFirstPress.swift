import Testing

/// Wrong: the view observes changes but never shows the initial value.
private final class EmptyView {
  private(set) var text = ""

  init(model: TalkativeModel) {
    model.onChange = { [weak self] content in self?.text = content }
  }
}

private final class TalkativeModel {
  var onChange: (String) -> Void = { _ in }
  var content = "2333" {
    didSet { onChange(content) }
  }
}

@Suite("Pitfall: a view that observes only changes")
struct EmptyUntilTheFirstPressTests {
  @Test func `a view that observes only changes is empty until the first change`() {
    let model = TalkativeModel()
    let view = EmptyView(model: model)
    #expect(view.text == "")

    model.content = "7"

    #expect(view.text == "7")
  }
}
