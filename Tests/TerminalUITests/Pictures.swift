import Foundation

nonisolated func png(width: UInt32, height: UInt32) -> Data {
  let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  let header: [UInt8] = [0, 0, 0, 13] + Array("IHDR".utf8)
  return Data(signature + header + bytes(width) + bytes(height) + [8, 6, 0, 0, 0])
}

nonisolated func gif(width: UInt16, height: UInt16, signature: String = "GIF89a") -> Data {
  Data(Array(signature.utf8) + bytes(width).reversed() + bytes(height).reversed() + [0, 0, 0])
}

/// Returns the header of a JPEG file with a frame after other segments.
nonisolated func jpeg(
  width: UInt16, height: UInt16, marker: UInt8 = 0xC0, after segments: [UInt8] = []
) -> Data {
  let frame: [UInt8] = [0xFF, marker, 0, 17, 8] + bytes(height) + bytes(width)
  return Data([0xFF, 0xD8] + segments + frame + [3, 1, 0x22, 0])
}

/// Returns the bytes of a number in big-endian order.
private nonisolated func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
  (0..<number.bitWidth / 8).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
}

/// A load that finishes when the test calls `deliver(_:)` or `fail()`.
final class Delivery {
  private(set) var isAwaited = false
  private(set) var isCancelled = false
  private(set) var isOver = false
  private let (packets, sender) = AsyncStream<Data>.makeStream()

  func data() async throws -> Data {
    isAwaited = true
    defer { isOver = true }
    for await data in packets { return data }
    isCancelled = Task.isCancelled
    throw CancellationError()
  }

  /// Returns the data like `data()`, but ignores cancellation.
  func dataAtAllCosts() async throws -> Data { try await Task { try await data() }.value }

  func deliver(_ data: Data) { sender.yield(data) }

  func fail() { sender.finish() }
}
