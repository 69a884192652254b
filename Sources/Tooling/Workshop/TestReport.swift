import Foundation
package import PatternKit

/// The results of a test run, read from its event stream, which has one JSON object per line.
package nonisolated struct TestReport: Equatable {
  package struct Test: Equatable {
    let id: String
    /// The display name of the test.
    package let name: String
    /// Whether the test passes with the stub too.
    let isGiven: Bool
    package let place: Location
    var hasStarted = false
    var hasEnded = false
    /// The message about the present arguments, if tests do not run at the same time.
    fileprivate var arguments = ""
    package fileprivate(set) var issues: [Issue] = []
    /// The paths of the files that the test attached for the learner.
    fileprivate var attachments: [String] = []

    var hasPassed: Bool { hasEnded && issues.isEmpty }
  }

  /// A problem that a test recorded.
  package struct Issue: Equatable {
    let messages: [Message]
    let place: Location
    /// The message about the arguments with which the test ran, or an empty text.
    package let arguments: String

    /// The message of Swift Testing, line by line.
    package var sentence: [String] { messages.filter { $0.symbol != "details" }.map(\.text) }
    /// The comments of the test's author.
    package var comments: [String] { messages.filter { $0.symbol == "details" }.map(\.text) }
  }

  struct Message: Decodable, Equatable {
    let symbol: String
    let text: String
  }

  package struct Location: Decodable, Equatable {
    package let fileID: String
    package let line: Int

    package var fileName: String { fileID.split(separator: "/").last.map(String.init) ?? fileID }
  }

  /// The selected tests, in the order of the source.
  package private(set) var tests: [Test] = []
  /// Whether the test run ended normally.
  package private(set) var isComplete = false

  /// The paths of the files to show. The file of a passed goal explains no mistake of another test.
  var notes: [String] {
    tests.filter { missed.isEmpty || $0.isGiven || !$0.hasPassed }.flatMap(\.attachments)
  }

  /// - Parameters:
  ///   - stream: The event stream. An incomplete last line is ignored.
  ///   - language: The language of the names of the tests.
  package init(_ stream: String, in language: Language = .english) {
    let decoder = JSONDecoder()
    for line in stream.split(separator: "\n") {
      guard let record = try? decoder.decode(Record.self, from: Data(line.utf8)) else { continue }
      read(record.payload, in: language)
    }
    tests.sort { ($0.place.fileID, $0.place.line) < ($1.place.fileID, $1.place.line) }
  }

  package var passed: [Test] { tests.filter(\.hasPassed) }

  /// The completed tests that did not have the expected result.
  package var missed: [Test] { tests.filter { $0.hasEnded && !$0.issues.isEmpty } }

  /// The test that started but did not end, if any.
  package var unfinished: Test? { tests.first { $0.hasStarted && !$0.hasEnded } }

  private mutating func read(_ payload: Record.Payload, in language: Language) {
    if let id = payload.id {
      guard payload.kind == "function", let place = payload.sourceLocation else { return }
      let name = payload.displayName ?? payload.name ?? id
      let isGiven = name.hasPrefix("given: ")
      let text = LocalizedText(key: String(name.trimmingPrefix("given: ")))
      tests.append(
        Test(
          id: id, name: language.text(isGiven ? "given: \(text)" : text), isGiven: isGiven,
          place: place))
      return
    }
    let index = tests.firstIndex { $0.id == payload.testID }
    switch payload.kind {
    case "testStarted": if let index { tests[index].hasStarted = true }
    case "testCaseStarted":
      if let index { tests[index].arguments = payload.messages?.first?.text ?? "" }
    case "testEnded": if let index { tests[index].hasEnded = true }
    case "issueRecorded":
      guard let index, payload.issue?.isKnown != true else { return }
      let place = payload.issue?.sourceLocation ?? tests[index].place
      tests[index].issues.append(
        Issue(
          messages: payload.messages ?? [], place: place, arguments: tests[index].arguments))
    case "valueAttached":
      if let index, let path = payload.attachment?.path { tests[index].attachments.append(path) }
    case "runEnded": isComplete = true
    default: break
    }
  }
}

/// A line of the event stream, with the fields that are used here.
private nonisolated struct Record: Decodable {
  let payload: Payload

  struct Payload: Decodable {
    let kind: String
    // The fields of a test:
    let id: String?
    let name: String?
    let displayName: String?
    let sourceLocation: TestReport.Location?
    // The fields of an event:
    let testID: String?
    let messages: [TestReport.Message]?
    let issue: Issue?
    let attachment: Attachment?
  }

  struct Issue: Decodable {
    let isKnown: Bool
    let sourceLocation: TestReport.Location?
  }

  struct Attachment: Decodable {
    let path: String?
  }
}
