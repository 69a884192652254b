import Model
import Testing

@Suite("LoadError")
struct LoadErrorTests {
  @Test(arguments: [
    (LoadError.noSuchFile("/a/b.json"), "No such file: /a/b.json"),
    (.isDirectory("/a"), "A directory, not a file: /a"),
    (.notPermitted("/a/b.json"), "Reading is not permitted: /a/b.json"),
    (.unreadable("/a", reason: "Input/output error"), "Cannot read /a: Input/output error"),
    (.notAFeed(reason: "it is empty"), "Not a news feed: it is empty"),
    (.tooLarge(limitInMiB: 16), "Too large: more than 16 MiB"),
    (.status(404), "The server answered with status 404"),
    (.badAddress("x:y", reason: "malformed"), "Cannot load x:y: malformed"),
    (
      .unreachable(host: "example.org", port: 80, reason: "it sleeps"),
      "No answer from example.org, port 80: it sleeps"
    ),
    (.unreachable(host: "a", port: nil, reason: "b"), "No answer from a: b"),
    (.timedOut(seconds: 15), "Loading took longer than 15 seconds"),
    (.timedOut(seconds: 1), "Loading took longer than 1 second"),
    (.incompleteResponse, "The server closed the connection before its answer was complete"),
    (
      .unreadableResponse(reason: "it is not HTTP"),
      "The answer of the server cannot be read: it is not HTTP"
    ),
    (.cancelled, "Cancelled"),
  ])
  func `the description explains the error in one line`(error: LoadError, line: String) {
    #expect("\(error)" == line)
  }

  private nonisolated static let long = "start" + String(repeating: "新\n闻", count: 1000) + "end"

  @Test(arguments: [
    LoadError.noSuchFile(long), .isDirectory(long), .notPermitted(long),
    .unreadable(long, reason: long), .notAFeed(reason: long), .badAddress(long, reason: long),
    .unreachable(host: long, port: 65535, reason: long), .status(.min),
    .tooLarge(limitInMiB: .max), .timedOut(seconds: .max),
  ])
  func `the description has one line and keeps both ends of a long text`(error: LoadError) {
    let line = error.description

    #expect(line.count <= 200)
    #expect(line.split(whereSeparator: \.isNewline) == [line[...]])
    #expect(line.contains("start") == line.contains("end"))
  }

  @Test func `the length limit counts Unicode scalars and not characters`() {
    let path = "/a" + String(repeating: "\u{301}", count: 10_000)

    #expect(LoadError.noSuchFile(path).description.unicodeScalars.count <= 200)
  }
}
