import Foundation

/// The hash function that a content security policy names a script by.
///
/// Source: FIPS 180-4. Foundation has none on Linux.
nonisolated enum SHA256 {
  /// Returns the 32 bytes of the hash.
  static func hash(_ message: [UInt8]) -> [UInt8] {
    var state = roots(of: primes.prefix(8)) { $0.squareRoot() }
    let padded = padded(message)
    for start in stride(from: 0, to: padded.count, by: 64) {
      add(padded[start..<(start + 64)], to: &state)
    }
    return state.flatMap(bytes)
  }

  /// Returns the message, a one bit, zeros, and the length in bits, in blocks of 64 bytes.
  private static func padded(_ message: [UInt8]) -> [UInt8] {
    let zeros = (119 - message.count % 64) % 64
    let length = UInt64(message.count) * 8
    return message + [0x80] + Array(repeating: 0, count: zeros)
      + (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * $0)) }
  }

  private static func add(_ block: ArraySlice<UInt8>, to state: inout [UInt32]) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
      block[index..<(index + 4)].reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (old, recent) = (words[index - 15], words[index - 2])
      let small = rotated(old, 7) ^ rotated(old, 18) ^ old >> 3
      let large = rotated(recent, 17) ^ rotated(recent, 19) ^ recent >> 10
      words.append(words[index - 16] &+ small &+ words[index - 7] &+ large)
    }
    var v = state
    for index in 0..<64 {
      let choice = v[4] & v[5] ^ ~v[4] & v[6]
      let majority = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]
      let high = rotated(v[4], 6) ^ rotated(v[4], 11) ^ rotated(v[4], 25)
      let low = rotated(v[0], 2) ^ rotated(v[0], 13) ^ rotated(v[0], 22)
      let first = v[7] &+ high &+ choice &+ constants[index] &+ words[index]
      v = [first &+ low &+ majority, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
    }
    for index in state.indices { state[index] &+= v[index] }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static func bytes(_ word: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
  }

  private static let primes = (2...311).filter { number in
    !(2..<number).contains { $0 * $0 <= number && number % $0 == 0 }
  }

  private static let constants = roots(of: primes[...]) { Foundation.cbrt($0) }

  /// Returns the first 32 bits of the fractional part of a root of each prime.
  private static func roots(of primes: ArraySlice<Int>, _ root: (Double) -> Double) -> [UInt32] {
    primes.map { prime in
      let value = root(Double(prime))
      return UInt32((value - value.rounded(.down)) * 0x1_0000_0000)
    }
  }
}
