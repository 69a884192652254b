import Console
import Testing

@Suite("Terminal: KeyDecoder")
nonisolated struct KeyDecoderTests {
  /// The bytes from a terminal and the keys that they represent.
  @Test(
    arguments: [
      ("q?1 ", ["q", "?", "1", " "].map(Key.character)),
      ("\u{1B}[A\u{1B}[B\u{1B}OA\u{1B}OB", [.up, .down, .up, .down]),
      ("\u{1B}[1;5A\u{1B}[1;2B", [.up, .down]),
      ("\u{1B}[H\u{1B}[F\u{1B}OH\u{1B}OF", [.home, .end, .home, .end]),
      ("\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~", [.home, .end, .home, .end]),
      // With Shift, in rxvt.
      ("\u{1B}[7$\u{1B}[8$\u{1B}[2$a", [.home, .end, .character("a")]),
      ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]),
      ("\r\n\u{1B}OM", [.enter, .enter, .enter]),
      ("\t\u{1B}[Z", [.tab, .backTab]),
      // Esc, followed quickly by another key.
      ("\u{1B}q", [.escape, .character("q")]),
      ("\u{1B}\u{1B}[A", [.escape, .up]),
      // Unknown sequences, other control characters, and text that is not ASCII.
      ("\u{1B}[99;99~\u{1B}[<0;12;7M\u{1B}[?1;2ca", [.character("a")]),
      ("\u{0}\u{3}\u{7F}é日🎉a", [.character("a")]),
      // Replies of a terminal, a mouse click of X10, and function keys of the Linux console.
      ("\u{1B}P>|xterm(q)\u{1B}\\a", [.character("a")]),
      ("\u{1B}]11;rgb:ff/q\u{7}\u{1B}]10;q\u{1B}\\a", [.character("a")]),
      ("\u{1B}_Gq\u{1B}\\\u{1B}[?2026;2$ya", [.character("a")]),
      ("\u{1B}[M q1a", [.character("a")]),
      ("\u{1B}[[A\u{1B}[[Ea", [.character("a")]),
      // Full-width characters.
      ("？【】ｑ\u{3000}", ["?", "[", "]", "q", " "].map(Key.character)),
      ("\u{C}\u{4}", [.redraw, .endOfInput]),
      // Kitty's keyboard protocol, with events of released keys.
      (
        "\u{1B}[1;1:1A\u{1B}[1;1:3A\u{1B}[32;1:1u\u{1B}[32;1:3u\u{1B}[27u\u{1B}[113u\u{1B}[233u",
        [.up, .character(" "), .escape, .character("q")]
      ),
      // Kitty's protocol: Ctrl-C, Ctrl-D and Ctrl-L; Super-1, Alt-q and a released Ctrl-C; Caps Lock.
      (
        "\u{1B}[99;5u\u{1B}[100;5u\u{1B}[108;5u\u{1B}[49;9u\u{1B}[113;3u\u{1B}[99;5:3u\u{1B}[113;65u",
        [.endOfInput, .endOfInput, .redraw, .character("q")]
      ),
      // A click beyond column 95 in mouse mode 1005.
      ("\u{1B}[M ĳ1q", [.character("q")]),
      // Pasted text.
      ("\u{1B}[200~q\u{1B}[A\r\u{1B}[201\u{1B}[201~a", [.character("a")]),
      ("\u{1B}[200~\u{1B}\u{1B}[201~a", [.character("a")]),
    ] as [(String, [Key])])
  func `the decoder returns the keys that bytes represent, in pieces of any size`(
    text: String, keys: [Key]
  ) throws {
    let bytes = Array(text.utf8)
    for first in 0...min(bytes.count, 20) {
      for second in first...min(bytes.count, 20) {
        var decoder = KeyDecoder()
        let pieces = [bytes[..<first], bytes[first..<second], bytes[second...]]
        try #require(pieces.flatMap { decoder.decode($0) } == keys, "\(first), \(second)")
        try #require(!decoder.isWaiting, "\(first), \(second)")
      }
    }
  }

  @Test func `the decoder returns the key of a sequence with a thousand parameters`() {
    var decoder = KeyDecoder()
    let parameters = String(repeating: "1;", count: 1000)

    #expect(decoder.decode(Array("\u{1B}[\(parameters)Aa".utf8)) == [.up, .character("a")])
  }

  @Test func `the decoder returns Esc if no byte follows in time`() {
    var decoder = KeyDecoder()

    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.decodeSilence() == [.escape])

    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.decode(Array("[".utf8)) == [])
    // A pause inside a sequence decides nothing.
    #expect(decoder.decodeSilence() == [])
    #expect(decoder.decode(Array("A".utf8)) == [.up])
  }

  @Test(arguments: "PX]^_")
  func `a key with Alt that begins a reply of the terminal does not swallow the next keys`(
    letter: Character
  ) {
    var decoder = KeyDecoder()

    #expect(decoder.decode("\u{1B}\(letter)".utf8) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.decodeSilence() == [])
    #expect(decoder.decode("q".utf8) == [.character("q")])
  }
}
