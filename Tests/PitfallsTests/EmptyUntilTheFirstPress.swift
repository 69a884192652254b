import Testing

/// Wrong: only changes are heard, and what was there before is never shown.
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

@Suite("A label that hears of changes only")
struct EmptyUntilTheFirstPressTests {
  @Test func `is empty until the first press`() {
    let model = TalkativeModel()
    let view = EmptyView(model: model)
    #expect(view.text == "")

    model.content = "7"

    #expect(view.text == "7")
  }
}
