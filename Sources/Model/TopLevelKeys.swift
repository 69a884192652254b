import Foundation

/// Finds the keys of a JSON object in the order in which they are written.
enum TopLevelKeys {
  /// The names of all keys of the object in `json`, which is valid.
  ///
  /// - Complexity: O(*n*) in the bytes of `json`.
  static func names(in json: Data) -> [String] {
    var names: [String] = []
    var depth = 0
    var isEscaped = false
    /// Where the text that is being read begins.
    var start: Data.Index?
    /// The latest text of the object itself, with its quotation marks: a colon makes it a key.
    var text = Data()
    for (index, byte) in zip(json.indices, json) {
      if let opening = start {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          if depth == 1 { text = json[opening...index] }
          start = nil
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): start = index
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ":") where depth == 1: names.append(content(of: text))
      default: break
      }
    }
    return names
  }

  private static func content(of text: Data) -> String {
    let written = String(decoding: text.dropFirst().dropLast(), as: UTF8.self)
    guard written.utf8.contains(UInt8(ascii: "\\")) else { return written }
    return (try? JSONDecoder().decode(String.self, from: text)) ?? written
  }
}
