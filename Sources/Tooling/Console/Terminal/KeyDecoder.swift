/// Decodes the bytes that a terminal sends into keys.
///
/// The bytes may arrive in pieces of any size. Input that is not a key is ignored: unknown
/// sequences, replies of the terminal, mouse clicks, pasted text, and text that is not ASCII. The
/// memory is bounded. Full-width characters, which a Chinese input method sends, are the same keys.
public nonisolated struct KeyDecoder: Sendable {
  private enum State: Equatable {
    case ground
    /// After Esc, which is either the key or the start of a sequence.
    case escape
    /// Inside the parameters that follow `Esc [` or `Esc O`.
    case sequence
    /// Before bytes that are no key: of a mouse click, or of a function key of the Linux console.
    case ignored(Int, after: UInt8 = 0)
    /// Inside a reply of the terminal, which ends with BEL or `Esc \`. A key with Alt begins one too.
    case reply
    case paste
  }

  private static let escape: UInt8 = 0x1B
  private static let bell: UInt8 = 0x07
  private static let endOfPaste = Array("\u{1B}[201~".utf8)
  private static let mostParameters = 16

  private var state = State.ground
  /// The bytes after Esc of the current sequence, without its last one.
  private var parameters: [UInt8] = []
  /// The bytes of a character that is not ASCII.
  private var character: [UInt8] = []
  /// The number of bytes of the end marker of pasted text that have arrived.
  private var seenOfEndOfPaste = 0
  private var keys: [Key] = []

  public init() {}

  /// Whether the last bytes are ambiguous. A pause in the input decides it.
  public var isWaiting: Bool { state == .escape || state == .reply }

  /// Returns the keys that `bytes` complete.
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    for byte in bytes { decode(byte) }
    defer { keys = [] }
    return keys
  }

  /// Handles a pause in the input: a single Esc is the key, and a reply without an end is none.
  public mutating func decodeSilence() -> [Key] {
    defer { if isWaiting { state = .ground } }
    return state == .escape ? [.escape] : []
  }

  private mutating func decode(_ byte: UInt8) {
    switch state {
    case .ground: decodeText(byte)
    case .escape: decodeAfterEscape(byte)
    case .sequence: decodeInSequence(byte)
    case .ignored(let count, let last):
      // In mouse mode 1005, a number of a click can be a character of two bytes.
      let isSecond = (0xC2...0xDF).contains(last) && (0x80..<0xC0).contains(byte)
      let rest = isSecond ? count : count - 1
      state = rest > 0 ? .ignored(rest, after: byte) : .ground
    case .reply:
      if byte == Self.bell { state = .ground } else if byte == Self.escape { state = .escape }
    case .paste:
      let isNext = byte == Self.endOfPaste[seenOfEndOfPaste]
      seenOfEndOfPaste = isNext ? seenOfEndOfPaste + 1 : byte == Self.escape ? 1 : 0
      if seenOfEndOfPaste == Self.endOfPaste.count { state = .ground }
    }
  }

  private mutating func decodeAfterEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "O"):
      (state, parameters) = (.sequence, [byte])
    // DCS, SOS, OSC, PM and APC.
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .reply
    // The end of a reply.
    case UInt8(ascii: "\\"): state = .ground
    default:
      // The user typed quickly: Esc, and then another key.
      keys.append(.escape)
      state = .ground
      decodeText(byte)
    }
  }

  private mutating func decodeInSequence(_ byte: UInt8) {
    switch byte {
    // With Shift, rxvt ends a sequence that has one number with `$`.
    case UInt8(ascii: "$") where !parameters.contains(UInt8(ascii: ";")):
      state = .ground
      finishSequence(byte)
    case 0x20...0x3F:
      if parameters.count < Self.mostParameters { parameters.append(byte) }
    case 0x40...0x7E:
      state = .ground
      finishSequence(byte)
    default:
      state = .ground
      decodeText(byte)
    }
  }

  /// Handles a complete sequence. Its second parameter, if any, encodes Shift and Ctrl.
  private mutating func finishSequence(_ final: UInt8) {
    let number = parameters.prefix { $0 != UInt8(ascii: ";") }
    // Another program may have left kitty’s keyboard protocol on. Then the end `:3` marks a released key.
    if parameters.count > number.count, parameters.suffix(2) == Array(":3".utf8) { return }
    switch String(decoding: number + [final], as: UTF8.self) {
    case "[A", "OA", "[1A": keys.append(.up)
    case "[B", "OB", "[1B": keys.append(.down)
    case "[H", "OH", "[1H", "[1~", "[7~", "[7$": keys.append(.home)
    case "[F", "OF", "[1F", "[4~", "[8~", "[8$": keys.append(.end)
    case "[5~": keys.append(.pageUp)
    case "[6~": keys.append(.pageDown)
    case "OM": keys.append(.enter)
    case "[Z": keys.append(.backTab)
    case "[M": state = .ignored(3)
    case "[[": state = .ignored(1)
    case "[27u": keys.append(.escape)
    case let sequence where sequence.hasSuffix("u"):
      guard let byte = UInt8(sequence.dropFirst().dropLast()), byte < 0x80 else { break }
      decodeKittyKey(byte, modifiers: parameters.dropFirst(number.count + 1))
    case "[200~": (state, seenOfEndOfPaste) = (.paste, 0)
    default: break
    }
  }

  /// Handles a key of kitty’s protocol, in which keys with Ctrl arrive neither as control characters nor as signals.
  private mutating func decodeKittyKey(_ byte: UInt8, modifiers: ArraySlice<UInt8>) {
    let digits = String(decoding: modifiers.prefix { (0x30...0x39).contains($0) }, as: UTF8.self)
    // Shift 1, Alt 2, Ctrl 4, Super 8 and so on. Caps Lock and Num Lock change no key.
    switch ((Int(digits) ?? 1) - 1) & 0x3F {
    case 0, 1: decodeText(byte)
    case 4, 5:
      if byte == UInt8(ascii: "c") { keys.append(.endOfInput) } else { decodeText(byte & 0x1F) }
    default: break
    }
  }

  private mutating func decodeText(_ byte: UInt8) {
    switch byte {
    case Self.escape: state = .escape
    // Ctrl-D, which a program sends that has no more input.
    case 0x04: keys.append(.endOfInput)
    case 0x09: keys.append(.tab)
    case 0x0A, 0x0D: keys.append(.enter)
    case 0x0C: keys.append(.redraw)
    case 0x20..<0x7F: keys.append(.character(Character(Unicode.Scalar(byte))))
    case 0x80...: decodeCharacter(byte)
    default: break
    }
  }

  /// Collects the bytes of a character. Those that mean a key have three.
  private mutating func decodeCharacter(_ byte: UInt8) {
    if byte >= 0xC0 { character = [] }
    character.append(byte)
    guard character.count == 3 else { return }
    switch String(decoding: character, as: UTF8.self).unicodeScalars.first {
    case "【": keys.append(.character("["))
    case "】": keys.append(.character("]"))
    case "\u{3000}": keys.append(.character(" "))
    // These have the order of ASCII.
    case let scalar? where ("！"..."～").contains(scalar): decodeText(UInt8(scalar.value - 0xFEE0))
    default: break
    }
  }
}
