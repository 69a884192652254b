import Foundation

// The plug-in of the compiler behind `#Preview`. Nothing draws a preview on Linux, so the macro expands to
// nothing. Before that, the compiler has checked the types in its closure.
//
// Compiler and plug-in exchange messages of JSON. Eight bytes, the lowest first, say how long each one is.

func receive(_ count: Int) throws -> [UInt8]? {
  var bytes: [UInt8] = []
  while bytes.count < count {
    guard let part = try FileHandle.standardInput.read(upToCount: count - bytes.count),
      !part.isEmpty
    else { return nil }
    bytes += part
  }
  return bytes
}

func send(_ message: [String: Any]) throws {
  let json = try JSONSerialization.data(withJSONObject: message)
  let length = withUnsafeBytes(of: UInt64(json.count).littleEndian) { Data($0) }
  try FileHandle.standardOutput.write(contentsOf: length + json)
}

while let header = try receive(8) {
  let length = header.reversed().reduce(0) { $0 << 8 + Int($1) }
  // The compiler ends with an empty message.
  guard let bytes = try receive(length), !bytes.isEmpty else { break }
  let message = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
  if message?["getCapability"] != nil {
    try send(["getCapabilityResult": ["capability": ["protocolVersion": 7]]])
  } else {
    try send(["expandMacroResult": ["expandedSource": "", "diagnostics": [String]()]])
  }
}
