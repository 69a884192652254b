import Inputs
import Testing

@testable import Reports

@Suite("Transcripts: RepeatedEvent")
struct RepeatedEventTests {
  @Test(arguments: ["press*0", "press*2*3"])
  func `an event that is repeated no time, or has two numbers, is an error`(event: String) {
    #expect(throws: UsageError(message: "“\(event)”: the number must be 1 to 10000")) {
      try RepeatedEvent.list(event)
    }
  }
}
