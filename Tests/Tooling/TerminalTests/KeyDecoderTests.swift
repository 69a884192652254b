import Model
import Terminal
import Testing

@testable import Terminal
@testable import TerminalUI

@Suite("Terminal: KeyDecoder")
nonisolated struct KeyDecoderTests {
  private static let arrows: [Key] = [.up, .down, .right, .left]

  /// The bytes from a terminal and the keys that they represent.
  static let table: [(bytes: String, keys: [Key])] = [
    ("a", [.character("a")]),
    ("q?1 ", ["q", "?", "1", " "].map(Key.character)),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", arrows),
    ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", arrows),
    ("\u{1B}[1;5A\u{1B}[1;2B", [.up, .down]),
    ("\u{1B}[H\u{1B}[F\u{1B}OH\u{1B}OF", [.home, .end, .home, .end]),
    ("\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~", [.home, .end, .home, .end]),
    ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]),
    ("\r\n\u{1B}OM", [.enter, .enter, .enter]),
    ("\t\u{1B}[Z", [.tab, .backTab]),
    ("\u{3}\u{1A}", [.control("c"), .control("z")]),
    ("é日🎉", ["é", "日", "🎉"].map(Key.character)),
    // Esc, followed quickly by another key.
    ("\u{1B}q", [.escape, .character("q")]),
    ("\u{1B}\u{1B}[A", [.escape, .up]),
    // An unknown sequence is ignored as a whole.
    ("\u{1B}[99;99~a", [.character("a")]),
    ("\u{1B}[<0;12;7Ma", [.character("a")]),
    ("\u{1B}[M !!a", [.character("a")]),
    ("\u{1B}[[Aa", [.character("a")]),
    ("\u{1B}[?1;2ca", [.character("a")]),
    ("\u{1B}[\(String(repeating: "1;", count: 1000))Aa", [.up, .character("a")]),
    ("\u{1B}]11;rgb:0/0/0\u{7}a", [.character("a")]),
    ("\u{1B}]11;rgb:0/0/0\u{1B}\\a", [.character("a")]),
    ("\u{1B}]11;q\u{1B}[A", [.up]),
    ("\u{0}\u{7F}a", [.character("a")]),
    // Pasted text is ignored as a whole.
    ("\u{1B}[200~q\u{1B}[A\r\u{1B}[201\u{1B}[201~a", [.character("a")]),
    ("\u{1B}[200~\u{1B}\u{1B}[201~a", [.character("a")]),
  ]

  @Test(arguments: table.indices)
  func `the decoder returns the same keys for pieces of any size`(index: Int) throws {
    let (text, keys) = Self.table[index]
    let bytes = Array(text.utf8)
    for first in 0...min(bytes.count, 20) {
      for second in first...min(bytes.count, 20) {
        var decoder = KeyDecoder()
        let pieces = [bytes[..<first], bytes[first..<second], bytes[second...]]
        try #require(pieces.flatMap { decoder.decode($0) } == keys, "\(first), \(second)")
        try #require(!decoder.isWaiting, "\(first), \(second)")
      }
    }
    var decoder = KeyDecoder()
    #expect(bytes.flatMap { decoder.decode([$0]) } == keys)
  }

  @Test func `the decoder returns Esc if no byte follows in time`() {
    var decoder = KeyDecoder()

    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.decodeSilence() == [.escape])
    #expect(!decoder.isWaiting)

    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.decode(Array("[A".utf8)) == [.up])
    #expect(decoder.decodeSilence() == [])
  }

  @Test func `the decoder completes a sequence that arrives with pauses`() {
    var decoder = KeyDecoder()

    #expect(decoder.decode(Array("\u{1B}[".utf8)) == [])
    #expect(decoder.decodeSilence() == [])
    #expect(decoder.decode(Array("5".utf8)) == [])
    #expect(decoder.decodeSilence() == [])
    #expect(decoder.decode(Array("~".utf8)) == [.pageUp])
  }

  @Test func `the decoder drops an incomplete response if no byte follows in time`() {
    var decoder = KeyDecoder()

    #expect(decoder.decode(Array("\u{1B}]11;rgb".utf8)) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.decodeSilence() == [])
    #expect(decoder.decode(Array("a".utf8)) == [.character("a")])
  }

  @Test func `the decoder skips bytes that are not valid UTF-8`() {
    for bytes: [UInt8] in [
      [0xFF], [0xC3], [0xE6, 0x97], [0x80], [0xC0, 0x80], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80],
      [0x9B], [0xF0, 0x9F, 0x8E],
    ] {
      var decoder = KeyDecoder()
      #expect(decoder.decode(bytes + Array("a".utf8)) == [.character("a")], "\(bytes)")
    }
  }
}
