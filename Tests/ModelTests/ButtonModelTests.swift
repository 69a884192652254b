import Model
import Observation
import Testing

@Suite("ButtonModel")
struct ButtonModelTests {
  @Test func `says 2333 before anything was pressed`() {
    #expect(ButtonModel(digits: Digits(7)).content == "2333")
  }

  @Test func `draws no digit before it is told to`() {
    let digits = Digits(7)

    let model = ButtonModel(digits: digits)

    #expect(digits.rest == [7])
    #expect(model.content == "2333")
  }

  @Test func `shows the next digit, each time it is told to`() {
    let model = ButtonModel(digits: Digits(7, 0, 0, 3))

    let contents = (1...4).map { _ in
      model.changeContent()
      return model.content
    }

    #expect(contents == ["7", "0", "0", "3"])
  }

  @Test func `tells its observers of a change`() async {
    let model = ButtonModel(digits: Digits(5))

    await confirmation { changed in
      withObservationTracking {
        _ = model.content
      } onChange: {
        changed()
      }
      model.changeContent()
    }
  }
}

/// Digits written down beforehand.
private final class Digits: DigitSource {
  private(set) var rest: [Int]

  init(_ digits: Int...) {
    rest = digits
  }

  func nextDigit() -> Int {
    rest.removeFirst()
  }
}
