/// A view model that formats the time of a model.
final class ClockViewModel: ClockText {
  private let model: any ClockModel
  var onChange: (() -> Void)?

  init(model: any ClockModel) {
    self.model = model
    // stub
    // TODO: When the time changes, report that the text has changed.
    // 时间变化时，报告文字已改变。
    // solution
    // Weak: the model can outlive the view model and must not retain it.
    model.onChange = { [weak self] in self?.onChange?() }
    // end
  }

  /// The time with two digits each, “It is 09:05.”
  var text: String {
    // stub
    // TODO: Format the time.
    // 格式化时间。
    ""
    // solution
    // This text is the same in every region, so a formatter is not necessary.
    let parts = [model.time.hour, model.time.minute].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "It is \(parts.joined(separator: ":"))."
    // end
  }
}
