/// Decodes the bytes that a terminal sends into keys.
///
/// The bytes may arrive in pieces of any size. Input that is not a key is ignored: unknown
/// sequences, pasted text, invalid text. The memory is bounded.
public nonisolated struct KeyDecoder: Sendable {
  private enum State: Equatable {
    case ground
    /// After Esc, which is either the key or the start of a sequence.
    case escape
    /// Inside the parameters that follow `Esc [`.
    case sequence
    /// After `Esc O`.
    case singleShift
    /// Inside a reply of the terminal, up to its end.
    case string
    /// After Esc in a reply. A backslash ends the reply.
    case endOfString
    /// Inside pasted text.
    case paste
    /// Before this number of bytes that belong to a sequence.
    case skip(Int)
  }

  private static let escape: UInt8 = 0x1B
  private static let endOfPaste = Array("\u{1B}[201~".utf8)
  private static let mostParameters = 16

  private var state = State.ground
  private var parameters: [UInt8] = []
  /// The first bytes of an incomplete character.
  private var character: [UInt8] = []
  /// The number of bytes of the end marker of pasted text that have arrived.
  private var seenOfEndOfPaste = 0
  private var keys: [Key] = []

  public init() {}

  /// Whether the last bytes are ambiguous. A pause in the input decides them.
  public var isWaiting: Bool { [.escape, .string, .endOfString].contains(state) }

  /// Returns the keys that `bytes` complete.
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    for byte in bytes { decode(byte) }
    defer { keys = [] }
    return keys
  }

  /// Handles a pause in the input: a single Esc is the key, and an unfinished string is ignored.
  public mutating func decodeSilence() -> [Key] {
    guard isWaiting else { return [] }
    defer { state = .ground }
    return state == .escape ? [.escape] : []
  }

  private mutating func decode(_ byte: UInt8) {
    switch state {
    case .ground: decodeText(byte)
    case .escape: decodeAfterEscape(byte)
    case .sequence: decodeInSequence(byte)
    case .singleShift:
      state = .ground
      switch byte {
      case Self.escape: state = .escape
      case UInt8(ascii: "M"): keys.append(.enter)
      default: finishSequence(byte)
      }
    case .string:
      // The bell character also ends it.
      if byte == 0x07 { state = .ground }
      if byte == Self.escape { state = .endOfString }
    case .endOfString:
      state = .ground
      if byte != UInt8(ascii: "\\") { decodeAfterEscape(byte) }
    case .paste:
      let isNext = byte == Self.endOfPaste[seenOfEndOfPaste]
      seenOfEndOfPaste = isNext ? seenOfEndOfPaste + 1 : byte == Self.escape ? 1 : 0
      if seenOfEndOfPaste == Self.endOfPaste.count { state = .ground }
    case .skip(let count):
      state = count > 1 ? .skip(count - 1) : .ground
    }
  }

  private mutating func decodeAfterEscape(_ byte: UInt8) {
    parameters = []
    switch byte {
    case UInt8(ascii: "["): state = .sequence
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string
    case Self.escape: keys.append(.escape)
    default:
      // The user typed quickly: Esc, and then another key.
      keys.append(.escape)
      state = .ground
      decodeText(byte)
    }
  }

  private mutating func decodeInSequence(_ byte: UInt8) {
    switch byte {
    case 0x20...0x3F:
      if parameters.count < Self.mostParameters { parameters.append(byte) }
    case 0x40...0x7E:
      state = .ground
      finishSequence(byte)
    case Self.escape: state = .escape
    default:
      state = .ground
      decodeText(byte)
    }
  }

  /// Handles a complete sequence. Its second parameter, if any, encodes Shift and Ctrl.
  private mutating func finishSequence(_ final: UInt8) {
    let number = parameters.prefix { $0 != UInt8(ascii: ";") }
    switch String(decoding: number + [final], as: UTF8.self) {
    case "A", "1A": keys.append(.up)
    case "B", "1B": keys.append(.down)
    case "C", "1C": keys.append(.right)
    case "D", "1D": keys.append(.left)
    case "H", "1H", "1~", "7~": keys.append(.home)
    case "F", "1F", "4~", "8~": keys.append(.end)
    case "5~": keys.append(.pageUp)
    case "6~": keys.append(.pageDown)
    case "Z": keys.append(.backTab)
    case "200~": (state, seenOfEndOfPaste) = (.paste, 0)
    // A mouse event in the oldest format.
    case "M": state = .skip(3)
    // A function key of the Linux console. One letter follows.
    case "[": state = .skip(1)
    default: break
    }
  }

  // MARK: Text

  private mutating func decodeText(_ byte: UInt8) {
    guard byte < 0x80 else { return decodeCharacter(byte) }
    character = []
    switch byte {
    case Self.escape: state = .escape
    case 0x09: keys.append(.tab)
    case 0x0A, 0x0D: keys.append(.enter)
    case 0x01...0x1A: keys.append(.control(Character(Unicode.Scalar(byte + 0x60))))
    case 0x20..<0x7F: keys.append(.character(Character(Unicode.Scalar(byte))))
    default: break
    }
  }

  /// Handles a byte of a non-ASCII character.
  private mutating func decodeCharacter(_ byte: UInt8) {
    if byte & 0xC0 == 0xC0 { character = [] }
    character.append(byte)
    let lengths: [UInt8: Int] = [0xC0: 2, 0xD0: 2, 0xE0: 3, 0xF0: 4]
    guard let length = character.first.flatMap({ lengths[$0 & 0xF0] }) else {
      character = []
      return
    }
    guard character.count == length else { return }
    if let text = String(validating: character, as: UTF8.self), let first = text.first {
      keys.append(.character(first))
    }
    character = []
  }
}
