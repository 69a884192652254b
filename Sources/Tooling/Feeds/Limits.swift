import Foundation
import Model

/// The limits of what the program loads.
enum Limits {
  /// The size of a feed or a picture.
  static let mebibytes = 16
  /// The time in which a feed or a picture must arrive. A pipe may have no writer.
  static let seconds = 15
  /// Source: the Fetch standard of the WHATWG.
  static let redirections = 20
  /// On Linux, `JSONSerialization` needs about 3 kB for each object, so this bounds the memory.
  static let objects = 100_000
  /// The Unicode scalars of a title or digest: more than any line of a screen can show.
  static let scalarsOfLine = 1000

  /// Throws `tooLarge` if the data exceeds the limit.
  static func check(_ data: Data) throws(LoadError) {
    guard data.count <= mebibytes << 20 else { throw .tooLarge(limitInMiB: mebibytes) }
  }
}
