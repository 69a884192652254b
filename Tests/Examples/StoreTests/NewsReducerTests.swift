import Model
import Store
import Testing

@Suite("Store: NewsReducer")
struct NewsReducerTests {
  private let reducer = NewsReducer()

  @Test func `a reload requests a load with the next number, and keeps the rows`() {
    var state = loaded([NewsItem(title: "One")])

    let effects = reducer.reduce(&state, .reloadRequested)

    #expect(effects == [.load(number: 2)])
    #expect(state.statusText == "Loading…")
    #expect(state.rows[0].title == "One")
  }

  @Test func `the rows of a load have formatted texts`() {
    let item = NewsItem(title: "One", date: CalendarDate("2016-01-25"), replyCount: 23_456)

    let state = loaded([item])

    #expect(state.statusText == "")
    #expect(state.rows[0].dateText == "25 Jan 2016")
    #expect(state.rows[0].repliesText == "23K replies")
  }

  @Test func `an empty feed has the status No news`() {
    #expect(loaded([]).statusText == "No news")
  }

  @Test func `a failed load shows an alert, and keeps the rows`() {
    var state = loaded([NewsItem(title: "One")])
    _ = reducer.reduce(&state, .reloadRequested)

    let effects = reducer.reduce(&state, .loadEnded(.failure(.status(404)), number: 2))

    #expect(effects == [])
    #expect(state.statusText == "")
    #expect(state.alert?.message == "The server answered with status 404")
    #expect(state.rows[0].title == "One")
  }

  @Test func `the reducer ignores the result of a load that was replaced`() {
    var state = NewsState()
    _ = reducer.reduce(&state, .reloadRequested)
    _ = reducer.reduce(&state, .reloadRequested)
    let before = state

    _ = reducer.reduce(&state, .loadEnded(.failure(.cancelled), number: 1))

    #expect(state == before)
  }

  @Test func `an alert disappears when it is dismissed, and a newer alert stays`() throws {
    var state = NewsState()
    _ = reducer.reduce(&state, .reloadRequested)
    _ = reducer.reduce(&state, .loadEnded(.failure(.incompleteResponse), number: 1))
    let older = try #require(state.alert)
    _ = reducer.reduce(&state, .reloadRequested)
    #expect(state.alert == older)
    _ = reducer.reduce(&state, .loadEnded(.failure(.incompleteResponse), number: 2))
    let newer = try #require(state.alert)
    #expect(newer != older, "the errors are equal, the loads are not")

    _ = reducer.reduce(&state, .alertDismissed(number: older.loadNumber))
    #expect(state.alert == newer)

    _ = reducer.reduce(&state, .alertDismissed(number: newer.loadNumber))
    #expect(state.alert == nil)
  }

  /// Returns the state after the first load.
  private func loaded(_ items: [NewsItem]) -> NewsState {
    var state = NewsState()
    _ = reducer.reduce(&state, .reloadRequested)
    _ = reducer.reduce(&state, .loadEnded(.success(items), number: 1))
    return state
  }
}
