import Model
import Observation
import Testing

@Suite("ButtonModel")
struct ButtonModelTests {
  @Test func `the model requests no digit before the first change`() {
    let digits = Digits(7)

    let model = ButtonModel(digits: digits)

    #expect(digits.rest == [7])
    #expect(model.number == 2333)
  }

  @Test func `the model contains the next digit after each change`() {
    let model = ButtonModel(digits: Digits(7, 0, 0, 3))

    let numbers = (1...4).map { _ in
      model.changeNumber()
      return model.number
    }

    #expect(numbers == [7, 0, 0, 3])
  }

  @Test func `the model notifies its observers of a change`() async {
    let model = ButtonModel(digits: Digits(5))

    await confirmation { changed in
      withObservationTracking {
        _ = model.number
      } onChange: {
        changed()
      }
      model.changeNumber()
    }
  }
}

/// A digit source that returns given digits.
private final class Digits: DigitSource {
  private(set) var rest: [Int]

  init(_ digits: Int...) {
    rest = digits
  }

  func nextDigit() -> Int {
    rest.removeFirst()
  }
}
