import Testing

@testable import Reports

@Suite("Transcripts: RepeatedEvent")
struct RepeatedEventTests {
  @Test func `an event that is repeated no time is an error`() {
    #expect(throws: (any Error).self) { try RepeatedEvent.list("press*0") }
  }

  @Test func `an event with two numbers is an error`() {
    #expect(throws: (any Error).self) { try RepeatedEvent.list("press*2*3") }
  }
}
