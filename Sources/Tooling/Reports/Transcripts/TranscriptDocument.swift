import Foundation
import Stories

/// The document that `--xray=json` prints. It contains a whole transcript.
struct TranscriptDocument: Encodable {
  let pattern: String
  let demo: String
  let events: [TranscriptEntry]
  /// The objects, by their numbers.
  let objects: [ObjectState.Object]?
  /// Which object holds which, after the last event.
  let holds: ReferenceGraph
  /// The reason why the events have no call trees, if they have none.
  let missing: String?
}

extension Encodable {
  /// The value in one line of JSON. Equal values have equal texts.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}
