import Model
import Testing

@Suite("LoadError")
struct LoadErrorTests {
  @Test(arguments: [
    (LoadError.noSuchFile("/a/b.json"), "No such file: /a/b.json"),
    (.isDirectory("/a"), "A directory, not a file: /a"),
    (.unreadable("/a/b.json"), "Cannot read the file: /a/b.json"),
    (.notAFeed(reason: "it is empty"), "Not a news feed: it is empty"),
    (.tooLarge(limitInMiB: 16), "Too large: more than 16 MiB"),
    (.status(404), "The server answered with status 404"),
    (.unreachable("example.org"), "Cannot reach the server: example.org"),
    (.timedOut(seconds: 15), "No answer within 15 seconds"),
    (.timedOut(seconds: 1), "No answer within 1 second"),
    (.cutShort, "The connection ended before the whole answer had come"),
    (.cancelled, "Cancelled"),
  ])
  func `says in one line what happened`(error: LoadError, line: String) {
    #expect("\(error)" == line)
  }
}
