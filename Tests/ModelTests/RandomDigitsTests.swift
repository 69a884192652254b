import Model
import Testing

@Suite("RandomDigits")
struct RandomDigitsTests {
  @Test func `different seeds return different digits`() {
    #expect(RandomDigits(seed: 1).draw(100) != RandomDigits(seed: 2).draw(100))
  }

  @Test func `a seed returns the same digits on every machine`() {
    #expect(RandomDigits(seed: 1_234_567).draw(5) == [3, 1, 5, 2, 8])
  }

  @Test func `the digits are 0 to 9, and each of them occurs`() {
    #expect(Set(RandomDigits(seed: 7).draw(500)) == Set(0...9))
  }
}

extension RandomDigits {
  fileprivate func draw(_ count: Int) -> [Int] { (1...count).map { _ in nextDigit() } }
}

@Suite("SplitMix64")
struct SplitMix64Tests {
  @Test func `the generator returns the published numbers`() {
    var generator = SplitMix64(seed: 1_234_567)

    let numbers = (1...5).map { _ in generator.next() }

    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }
}
