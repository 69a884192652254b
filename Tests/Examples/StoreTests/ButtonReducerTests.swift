import Store
import TestSupport
import Testing

@Suite("Store: ButtonReducer")
struct ButtonReducerTests {
  @Test func `a tap changes no state and requests the next digit`() {
    var state = ButtonState()

    let effects = ButtonReducer().reduce(&state, .buttonTapped)

    #expect(state == ButtonState())
    #expect(effects == [.nextDigit])
  }

  @Test func `a digit replaces the content and requests nothing`() {
    var state = ButtonState()

    let effects = ButtonReducer().reduce(&state, .digitReceived(7))

    #expect(state.content == "7")
    #expect(effects == [])
  }
}

@Suite("Store: ButtonStore")
struct ButtonStoreTests {
  @Test func `the store performs the effect of a tap, without a screen`() {
    let store = ButtonStore(digits: StubDigitSource(7))
    #expect(store.state.content == "2333")

    store.send(.buttonTapped)

    #expect(store.state.content == "7")
  }
}
