import Foundation

/// The properties of a picture that a terminal can show: its format and its size.
public nonisolated struct Image: Equatable, Sendable {
  public enum Kind: String, Sendable {
    case png = "PNG"
    case gif = "GIF"
    case jpeg = "JPEG"
  }

  public let kind: Kind
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  /// Reads the header of a PNG, GIF or JPEG file. Returns `nil` for any other data.
  public init?(data: Data) {
    let bytes = [UInt8](data)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24 {
      kind = .png
      width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
      height = bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
    } else if bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 {
      kind = .gif
      width = Int(bytes[6]) | Int(bytes[7]) << 8
      height = Int(bytes[8]) | Int(bytes[9]) << 8
    } else if let size = Self.sizeOfJPEG(bytes) {
      kind = .jpeg
      (width, height) = size
    } else {
      return nil
    }
  }

  /// Returns the size in the first segment that starts a frame.
  ///
  /// Source: ITU-T T.81, annex B.
  private static func sizeOfJPEG(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    func word(_ index: Int) -> Int { Int(bytes[index]) << 8 | Int(bytes[index + 1]) }
    var index = 2
    while index + 8 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      guard marker != 0xFF else {
        // Any number of fill bytes may precede a marker.
        index += 1
        continue
      }
      let startsFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if startsFrame { return (width: word(index + 7), height: word(index + 5)) }
      index += 2 + word(index + 2)
    }
    return nil
  }
}
