/// A generator of random digits. The same seed returns the same digits on every machine.
public final class RandomDigits: DigitSource {
  private var generator: SplitMix64

  public init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  public func nextDigit() -> Int {
    // The library does not promise how `Int.random(in:)` uses a generator. So the high half of the
    // product is the digit: it divides all values of the generator into ten equal ranges.
    Int(generator.next().multipliedFullWidth(by: 10).high)
  }
}

/// The SplitMix64 generator: small, fast, and determined by its seed.
///
/// Source: G. Steele, D. Lea, C. Flood, "Fast splittable pseudorandom number
/// generators", OOPSLA 2014.
public nonisolated struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
