import Foundation

/// What happened in a test run, read from its event stream: one JSON object a line.
nonisolated struct TestReport: Equatable {
  struct Test: Equatable {
    let id: String
    /// What the test promises, in words.
    let name: String
    let file: String
    let line: Int
    var hasStarted = false
    var hasEnded = false
    var issues: [Issue] = []

    var hasPassed: Bool { hasEnded && issues.isEmpty }
  }

  /// Something that was not as it should be.
  struct Issue: Equatable {
    /// Swift Testing's own sentence, line by line.
    let sentence: [String]
    /// What the author of the test says to it.
    let comments: [String]
    let file: String
    let line: Int
  }

  /// The tests that were to run, in the order of the source.
  private(set) var tests: [Test] = []
  /// Whether the run came to its end.
  private(set) var isComplete = false
  /// The files that tests have left.
  private(set) var attachments: [String] = []

  /// - Parameter stream: The event stream. A last line that is cut short is not read.
  init(_ stream: String) {
    let decoder = JSONDecoder()
    for line in stream.split(separator: "\n") {
      guard let record = try? decoder.decode(Record.self, from: Data(line.utf8)) else { continue }
      read(record.payload)
    }
    tests.sort { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  var passed: [Test] { tests.filter(\.hasPassed) }

  /// The tests that ran to their end and should have ended differently.
  var missed: [Test] { tests.filter { $0.hasEnded && !$0.issues.isEmpty } }

  /// The test that began and did not end.
  var unfinished: Test? { tests.first { $0.hasStarted && !$0.hasEnded } }

  private mutating func read(_ payload: Record.Payload) {
    if let id = payload.id {
      guard payload.kind == "function", let place = payload.sourceLocation else { return }
      let name = payload.displayName ?? payload.name ?? id
      tests.append(Test(id: id, name: name, file: place.fileName, line: place.line))
      return
    }
    let index = tests.firstIndex { $0.id == payload.testID }
    switch payload.kind {
    case "testStarted": if let index { tests[index].hasStarted = true }
    case "testEnded": if let index { tests[index].hasEnded = true }
    case "issueRecorded":
      guard let index, payload.issue?.isKnown != true else { return }
      tests[index].issues.append(Issue(payload, in: tests[index]))
    case "valueAttached": if let path = payload.attachment?.path { attachments.append(path) }
    case "runEnded": isComplete = true
    default: break
    }
  }
}

nonisolated extension TestReport.Issue {
  fileprivate init(_ payload: Record.Payload, in test: TestReport.Test) {
    let messages = payload.messages ?? []
    sentence = messages.filter { $0.symbol != "details" }.map(\.text)
    comments = messages.filter { $0.symbol == "details" }.map(\.text)
    let place = payload.issue?.sourceLocation
    (file, line) = (place?.fileName ?? test.file, place?.line ?? test.line)
  }
}

/// A line of the event stream, as far as it matters here.
private nonisolated struct Record: Decodable {
  let payload: Payload

  struct Payload: Decodable {
    let kind: String
    // Of a test:
    let id: String?
    let name: String?
    let displayName: String?
    let sourceLocation: Place?
    // Of an event:
    let testID: String?
    let messages: [Message]?
    let issue: Issue?
    let attachment: Attachment?
  }

  struct Place: Decodable {
    let fileID: String
    let line: Int

    var fileName: String { fileID.split(separator: "/").last.map(String.init) ?? fileID }
  }

  struct Message: Decodable {
    let symbol: String
    let text: String
  }

  struct Issue: Decodable {
    let isKnown: Bool
    let sourceLocation: Place?
  }

  struct Attachment: Decodable {
    let path: String?
  }
}
