import Model
import Observation
import TestSupport
import Testing

@Suite("ButtonModel")
struct ButtonModelTests {
  @Test func `the model requests no digit before the first change`() {
    let digits = StubDigitSource(7)

    let model = ButtonModel(digits: digits)

    #expect(digits.count == 0)
    #expect(model.number == 2333)
  }

  @Test func `the model contains the next digit after each change`() {
    let model = ButtonModel(digits: StubDigitSource(7, 0, 0, 3))

    let numbers = (1...4).map { _ in
      model.changeNumber()
      return model.number
    }

    #expect(numbers == [7, 0, 0, 3])
  }

  @Test func `the model notifies its observers of a change`() async {
    let model = ButtonModel(digits: StubDigitSource(5))

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
